import SegueRecording
import SegueScenario
import Testing

/// Containers as the content of a screen, and controls.
@Suite struct ContentContainerTests {
  private func play(_ steps: String, root: String = "home") throws -> [String] {
    try playApp(
      """
      device: { size: [400, 600], scale: 2 }
      screens:
        home: { title: Home, elements: [{ id: open, action: { present: shop } }] }
        shop:
          modalPresentationStyle: fullScreen
          content: { tabs: [{ navigation: [goods] }, deep] }
        goods: { title: Goods, elements: [{ id: sheet, action: { present: tour } }] }
        deep: { content: { pages: [tour, last] } }
        tour: { content: { navigation: [first, second] } }
        first: { content: plain }
        second: { content: plain, elements: [{ id: done, action: dismiss }] }
        last: { content: plain }
        split: { content: plain, title: Split, elements: [{ id: top }, { id: low, position: bottom }] }
        card:
          title: Card
          content: { navigation: [first] }
          elements: [{ id: up }, { id: down, position: bottom }]
      root: \(root)
      """, steps
    ).failures
  }

  @Test("a presented screen contains tabs, which contain a stack and other containers")
  func nested() throws {
    let failures = try play(
      """
      - tap: open
      - settle
      - expect:
          top: goods
          selected: goods
          presented: [goods]
          appearance: { shop: appeared, goods: appeared, home: disappeared }
      - tap: { tab: deep }
      - expect: { top: second, selected: deep, viewControllers: [first, second] }
      - pop
      - settle
      - expect: { top: first, viewControllers: [first] }
      - page: last
      - settle
      - expect: { top: last }
      - select: goods
      - expect: { top: goods, frame: { of: tabBar, maxY: 600 } }
      - dismiss
      - settle
      - expect: { top: home, leaks: none, diagnostics: none }
      """)
    #expect(failures == [])
  }

  @Test("the container of a screen is named by its kind and its first screen")
  func names() throws {
    let failures = try play(
      """
      - tap: open
      - settle
      - tap: sheet
      - settle
      - expect: { presenter: { of: tour, is: shop }, top: second }
      - tap: done
      - settle
      - expect: { top: goods, leaks: none, diagnostics: none }
      """)
    #expect(failures == [])
  }

  @Test("a container fills the screen, or the part between its bar, upper and lower elements")
  func layout() throws {
    let failures = try play(
      """
      - expect: { frame: [{ of: first, is: [0, 106, 400, 432] }, { of: up, y: 56 }, { of: down, y: 538 }] }
      """, root: "card")
    #expect(failures == [])
    let full = try play(
      "- expect: { frame: { of: second, is: [0, 0, 400, 600] } }", root: "tour")
    #expect(full == [])
  }

  @Test("an app's root may contain such screens, with a tab bar of its own")
  func root() throws {
    let failures = try play(
      """
      - expect: { selected: home }
      - select: shop
      - expect: { top: goods, selected: goods }
      - select: deep
      - expect: { top: second }
      - select: home
      - expect: { top: home, diagnostics: none }
      """, root: "{ tabs: [home, shop] }")
    #expect(failures == [])
  }

  @Test("controls perform their actions once, and a text field at its event")
  func controls() throws {
    let recording = try playApp(
      """
      device: { size: [400, 600], scale: 2 }
      screens:
        home:
          content: plain
          tintColor: red
          elements:
            - { id: go }
            - { id: volume, kind: slider, value: 0.5, action: edit }
            - { id: alerts, kind: switch, isOn: true, action: save }
            - { id: name, kind: textField }
            - { id: search, kind: textField, controlEvent: editingChanged, action: { push: found } }
        found: { title: Found }
      root: { navigation: [home] }
      """,
      """
      - drag: { from: { point: [200, 143] }, by: [120, 0] }
      - expect: { taps: { volume: 1 }, control: { of: volume, value: { atLeast: 0.7 } } }
      - tap: { point: [350, 205] }
      - settle
      - expect: { taps: { alerts: 1 }, control: { of: alerts, isOn: false } }
      - tap: name
      - settle
      - type: "ab\\n"
      - expect: { taps: { name: 1 }, control: { of: name, text: ab } }
      - tap: search
      - settle
      - type: c
      - settle
      - expect: { top: found, taps: { search: 1 }, keyboard: hidden, diagnostics: none }
      """)
    #expect(recording.failures == [])
    let colors = recording.initialTree.layers.compactMap { layer in
      if case .text(let text) = layer.content, text.string == "go" { text.color } else { nil }
    }
    #expect(colors.count == 1)
  }

  @Test("a tap on a switch by its name changes it")
  func namedSwitch() throws {
    let recording = try playApp(
      """
      device: { size: [400, 600] }
      screens:
        home: { content: plain, elements: [{ id: alerts, kind: switch, action: save }] }
      root: home
      """,
      """
      - tap: alerts
      - settle
      - expect: { taps: { alerts: 1 }, control: { of: alerts, isOn: true }, diagnostics: none }
      """)
    #expect(recording.failures == [])
  }

  @Test("an expected value of a control fails with the actual one, also that of another kind")
  func controlFailures() throws {
    let failures = try playApp(
      """
      device: { size: [400, 600], scale: 2 }
      screens:
        home:
          content: plain
          elements:
            - { id: go }
            - { id: volume, kind: slider, value: 0.25 }
            - { id: alerts, kind: switch }
            - { id: name, kind: textField }
      root: home
      """,
      """
      - expect: { control: { of: volume, value: 0.5 } }
      - expect: { control: { of: volume, value: { atLeast: 0.3 }, tolerance: 0 } }
      - expect: { control: { of: alerts, isOn: true } }
      - expect: { control: { of: name, text: Paris } }
      - expect: { control: { of: go, text: go } }
      - expect: { control: { of: volume, isOn: true } }
      """
    ).failures
    #expect(
      failures == [
        "0.0: volume has the value 0.5 ± 0.01: expected the value 0.5 ± 0.01, found the value 0.25 "
          + "(app.yaml:14:28)",
        "0.0: volume has the value at least 0.3 ± 0: expected the value at least 0.3 ± 0, "
          + "found the value 0.25 (app.yaml:15:28)",
        "0.0: alerts has isOn true: expected isOn true, found isOn false (app.yaml:16:28)",
        "0.0: name has the text 'Paris': expected the text 'Paris', found the text '' "
          + "(app.yaml:17:28)",
        "0.0: go has the text 'go': expected the text 'go', "
          + "found go is no slider, switch or text field (app.yaml:18:28)",
        "0.0: volume has isOn true: expected isOn true, found the value 0.25 (app.yaml:19:28)",
      ])
  }
}
