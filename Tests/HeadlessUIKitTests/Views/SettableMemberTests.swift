import HeadlessUIKit
import TestSupport
import Testing

/// Members that UIKit lets be set.
@Suite(.checkedDevices) struct SettableMemberTests {
  @Test("setting the sublayers removes the others, and adds the new ones in their order")
  func sublayers() {
    let (parent, other) = (CALayer(), CALayer())
    let layers = (0..<4).map { _ in CALayer() }
    for layer in layers.prefix(3) { parent.addSublayer(layer) }
    other.addSublayer(layers[3])
    parent.sublayers = [layers[3], layers[1]]
    #expect(parent.sublayers == [layers[3], layers[1]])
    #expect(layers.map { $0.superlayer === parent } == [false, true, false, true])
    #expect(layers[0].superlayer == nil)
    #expect(other.sublayers == [])
    parent.sublayers = nil
    #expect(parent.sublayers == nil)
    #expect(layers[1].superlayer == nil)
  }

  private let dark = UITraitCollection(userInterfaceStyle: .dark)
  private let light = UITraitCollection(userInterfaceStyle: .light)
  private let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }

  @Test("the current traits that are set resolve dynamic colors until the run-loop turn ends")
  func currentTraits() {
    let device = makeDevice()
    device.perform {
      UITraitCollection.current = dark
      #expect(UITraitCollection.current.userInterfaceStyle == .dark)
      #expect(color.cgColor == UIColor.white.cgColor)
    }
    device.turn()
    device.perform { #expect(color.cgColor == UIColor.black.cgColor) }
  }

  @Test("current traits that are set in performAsCurrent end with it")
  func currentTraitsInScope() {
    makeDevice().perform {
      UITraitCollection.current = dark
      light.performAsCurrent {
        #expect(UITraitCollection.current.userInterfaceStyle == .light)
        UITraitCollection.current = UITraitCollection()
        #expect(UITraitCollection.current.userInterfaceStyle == .unspecified)
      }
      #expect(UITraitCollection.current.userInterfaceStyle == .dark)
    }
  }

  @Test("a window has the screen that it is set to, and remains on the device's")
  func screen() {
    let stage = Stage()
    let other = UIScreen()
    #expect(stage.window.screen === stage.device.screen)
    stage.window.screen = other
    #expect(stage.window.screen === other)
    #expect(stage.device.windows.contains(stage.window))
  }
}
