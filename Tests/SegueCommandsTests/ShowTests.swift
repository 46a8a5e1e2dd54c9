import Foundation
import SegueCore
import SegueStyles
import SlideInStyle
import TestSupport
import Testing

/// The values of a file with their origins.
@Suite struct ShowTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.make(
      "base.yaml",
      """
      device: phone
      screens: { home: { title: "Home: 1", elements: [{ id: go, title: Go, action: dismiss }] } }
      root: home
      transitions: { fade: { style: still, shade: dark } }
      """)
    try folder.make("a.yaml", "extends: base.yaml\ntransitions:\n  fade:\n    depth: 3\n")
  }

  @Test("every value has its file and line, '--set' or 'default'")
  func origins() {
    let outcome = folder.segue("show", "…/a.yaml", "--set", "device=pad")
    #expect(outcome.messages == "")
    #expect(
      outcome.output == """
        device: pad                                     # --set:1:8
        screens:
          home:
            title: "Home: 1"                            # …/base.yaml:2:27
            elements:
              - { id: go, title: Go, action: dismiss }  # …/base.yaml:2:49
        root: home                                      # …/base.yaml:3:7
        transitions:
          fade:
            style: still                                # …/base.yaml:4:31
            shade: dark                                 # …/base.yaml:4:45
            depth: 3                                    # …/a.yaml:4:12
            inset: [1, 2]                               # default
            # name: none                                # default

        """)
  }

  @Test("a setting of one key shows the word that it changes")
  func shortForm() throws {
    try folder.make("b.yaml", "extends: base.yaml\ndevice: pad\n")
    #expect(
      folder.segue("show", "…/b.yaml", "device", "--set", "device.scale=1").output == """
        device:
          # over pad  # …/b.yaml:2:9
          scale: 1    # --set:1:14

        """)
  }

  @Test("a setting of one key of a named motion keeps the others")
  func namedMotion() throws {
    try folder.make(
      "c.yaml",
      """
      motions: { bouncy: { spring: { duration: 0.7, bounce: 0.4 } } }
      transitions: { slide: { style: slideIn, motion: bouncy } }
      """)
    let outcome = folder.segue(
      [
        "show", "…/c.yaml", "transitions.slide", "--set",
        "transitions.slide.motion.spring.bounce=0.1",
      ], catalog: StyleCatalog([StyleEntry(.slideIn)]))
    #expect(outcome.messages == "")
    #expect(
      outcome.output.split(separator: "\n").prefix(6).joined(separator: "\n") == """
        transitions:
          slide:
            style: slideIn                                         # …/c.yaml:2:32
            motion:
              spring:
                bounce: 0.1                                        # --set:1:40
        """)
    #expect(outcome.output.contains("        duration: 0.7 "))
  }

  @Test("keys select a part, which keeps its place")
  func part() {
    #expect(
      folder.segue("show", "…/a.yaml", "transitions.fade.depth").output == """
        transitions:
          fade:
            depth: 3  # …/a.yaml:4:12

        """)
  }

  @Test("an unknown key is an error with the keys of its place")
  func unknown() {
    #expect(
      folder.segue("show", "…/a.yaml", "transitions.fada")
        == Outcome(
          code: 64,
          messages: """
            error[unknown-key]: unknown key 'fada'
             = help: did you mean 'fade'? The keys here are: fade

            """))
  }

  @Test("--set changes an item of a list, and one that does not exist is an error")
  func items() {
    #expect(
      folder.segue(
        "show", "…/a.yaml", "screens.home.elements", "--set", "screens.home.elements[0].title=Hi"
      )
      .output == """
        screens:
          home:
            elements:
              - { id: go, title: Hi, action: dismiss }  # …/base.yaml:2:49, --set:1:32

        """)
    #expect(
      folder.segue("show", "…/a.yaml", "--set", "screens.home.elements[1].title=Hi")
        == Outcome(
          code: 65,
          messages: """
            error[no-such-item]: the list has no item [1]
             --> --set:1:22
              |
            1 | screens.home.elements[1].title=Hi
              |                      ^^^
              = help: its items are [0] to [0]

            1 error

            """))
  }

  @Test(
    "--set of a name that the file lacks, which would change nothing, is an error with the near name",
    arguments: [
      (
        "transitions.fada.duration=1",
        """
        error[unknown-transition]: unknown transition 'fada'
         --> --set:1:13
          |
        1 | transitions.fada.duration=1
          |             ^^^^
          = help: did you mean 'fade'? The transitions here are: fade

        1 error

        """
      ),
      (
        "motions.soft=easeOut",
        """
        error[unknown-motion]: unknown motion 'soft'
         --> --set:1:9
          |
        1 | motions.soft=easeOut
          |         ^^^^
          = help: there are no motions here

        1 error

        """
      ),
    ])
  func unknownName(setting: String, message: String) {
    #expect(
      folder.segue("show", "…/a.yaml", "--set", setting) == Outcome(code: 65, messages: message))
  }

  @Test("an index selects an item of a list, and keys after it a part of the item")
  func item() {
    #expect(
      folder.segue("show", "…/a.yaml", "screens.home.elements[0]").output == """
        screens:
          home:
            elements:
              - { id: go, title: Go, action: dismiss }  # …/base.yaml:2:49

        """)
    #expect(
      folder.segue("show", "…/a.yaml", "screens.home.elements[0].title").output == """
        screens:
          home:
            elements:
              - title: Go  # …/base.yaml:2:66

        """)
  }

  @Test("an index that the list does not have is an error")
  func noItem() {
    #expect(
      folder.segue("show", "…/a.yaml", "screens.home.elements[1]")
        == Outcome(
          code: 64,
          messages: """
            error[no-such-item]: the list has no item [1]
             = help: its items are [0] to [0]

            """))
  }

  @Test("a number without brackets is an error that names the item of the list")
  func number() {
    #expect(
      folder.segue("show", "…/a.yaml", "screens.home.elements.0")
        == Outcome(
          code: 64,
          messages: """
            error[no-such-item]: '0' is not an item of the list 'elements'
             = help: write elements[0]

            """))
    #expect(
      folder.segue("show", "…/a.yaml", "--set", "screens.home.elements.0.title=Hi")
        == Outcome(
          code: 65,
          messages: """
            error[no-such-item]: '0' is not an item of the list 'elements'
             --> --set:1:23
              |
            1 | screens.home.elements.0.title=Hi
              |                       ^
              = help: write elements[0]

            1 error

            """))
  }

  @Test("a value of a preset has its name, also inside a map that the file writes in part")
  func preset() throws {
    try folder.make(
      "menu.yaml",
      """
      screens: { home: { title: Home } }
      root: home
      transitions: { menu: { style: slideIn, preset: sideMenu, drag: { threshold: 0.4 } } }
      """)
    let lines = segue(
      ["show", folder.path + "/menu.yaml", "transitions.menu"],
      catalog: StyleCatalog([]).adding(.slideIn)
    ).output.split(separator: "\n").map {
      $0.split(separator: "#").map { $0.split(separator: " ") }
    }
    #expect(lines.contains([["edge:", "leading"], ["preset", "sideMenu"]]))
    #expect(lines.contains([["velocityThreshold:", "100"], ["preset", "sideMenu"]]))
  }

  @Test("a duration beside a preset whose motion is a spring is shown as without effect")
  func noEffect() throws {
    try folder.make(
      "push.yaml",
      """
      transitions:
        back: { style: swipeBack, preset: system, duration: 1, drag: { threshold: 0.3 } }
      """)
    let catalog = shippedStyles
    #expect(
      folder.segue(["show", "…/push.yaml"], catalog: catalog)
        == Outcome(
          code: 0,
          output: """
            transitions:
              back:
                style: swipeBack                                 # …/push.yaml:2:18
                preset: system                                   # …/push.yaml:2:37
                duration: 1                                      # …/push.yaml:2:55, no effect while 'motion' is a spring that settles in 0.6 s
                drag:
                  threshold: 0.3                                 # …/push.yaml:2:77
                  velocityThreshold: 1000                        # default
                  usesProjection: false                          # default
                  settleDuration: 0.33                           # default
                  settleMotion: { spring: { dampingRatio: 1 } }  # default
                activationArea: edge                             # preset system
                motion: { spring: { mass: 1, stiffness: 333.3333333333333, damping: 36.51483716701107 } }  # preset system
                # forward: none                                  # default
                # reverse: none                                  # default
                parallax: 0.3                                    # preset system
                shadowOpacity: 0                                 # preset system

            """,
          messages: """
            warning[no-effect]: 'duration' has no effect while 'motion' is a spring that settles in 0.6 s
             --> …/push.yaml:2:45
              |
            2 |   back: { style: swipeBack, preset: system, duration: 1, drag: { threshold: 0.3 } }
              |                                             ^^^^^^^^
              = help: write a curve, or a spring by dampingRatio alone, for 'motion', or leave duration out

            1 warning

            """))
    #expect(
      folder.segue(["show", "…/push.yaml", "transitions.back.duration"], catalog: catalog).output
        == """
        transitions:
          back:
            duration: 1  # …/push.yaml:2:55, no effect while 'motion' is a spring that settles in 0.6 s

        """)
  }

  @Test(
    "a value of a preset or a default that has no effect is shown so, also in a group on one line")
  func noEffectUnwritten() throws {
    try folder.make("sheet.yaml", "transitions: { up: { style: sheet, preset: system } }\n")
    #expect(
      folder.segue(["show", "…/sheet.yaml"], catalog: shippedStyles)
        == Outcome(
          code: 0,
          output: """
            transitions:
              up:
                style: sheet                       # …/sheet.yaml:1:29
                preset: system                     # …/sheet.yaml:1:44
                detents: ["max * 0.56 - 18.080000000000005", { inset: 59 }]  # preset system
                # selectedDetent: none             # default
                cornerRadius: 10                   # preset system
                cornerRadii: []                    # default
                grabberVisible: true               # default
                dimming: { opacity: 0.2, color: black, replacesDimmingBelow: false, dismissOnTap: true }  # preset system
                # largestUndimmedDetent: none      # default
                blocksTouchesIfModal: true         # default, no effect while the dimming takes every touch
                dismissOnDrag: true                # default
                dragArea: sheet                    # default
                skipsDetents: true                 # default, no effect while there are fewer than three detents
                drag: { threshold: 0.5, velocityThreshold: 1000, usesProjection: true, settleDuration: 0.5, settleMotion: { spring: { mass: 1, stiffness: 333.3333333333333, damping: 36.51483716701107 } } }  # preset system, no effect: settleDuration
                rubberBand: 30                     # default
                avoidsKeyboard: true               # default
                isFormInRegularWidth: false        # default
                hapticFeedback: false              # default
                presenter: { scale: 0.92, cornerRadius: 10, parallax: 0 }  # preset system
                shouldRemovePresentersView: false  # default
                duration: 0.5                      # preset system, no effect while 'motion' is a spring that settles in 0.6 s
                motion: { spring: { mass: 1, stiffness: 333.3333333333333, damping: 36.51483716701107 } }  # preset system
                # forward: none                    # default
                # reverse: none                    # default

            """))
  }

  @Test("what is printed plays as the file does")
  func sameMotion() throws {
    let catalog = StyleCatalog([]).adding(.slideIn)
    let file = ProjectFile("Configs/olympics.yaml").path
    try folder.make("shown.yaml", segue(["show", file], catalog: catalog).output)
    let outcome = segue(["diff", file, folder.path + "/shown.yaml"], catalog: catalog)
    #expect(outcome.output.hasSuffix(" scenarios: no differences\n"))
    #expect(outcome.code == 0)
  }
}
