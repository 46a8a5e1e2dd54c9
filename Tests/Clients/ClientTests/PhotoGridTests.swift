import Clients
import SegueConfig
import SegueParts
import SegueTesting
import SharedElementStyle
import Testing

@testable import Clients

@MainActor @Suite struct PhotoGridTests {
  private let device: TestDevice
  private let stack: UINavigationController
  private let grid: PhotoGridController
  private let flights: FlightDelegate

  init() throws {
    device = TestDevice(.phone) {
      UINavigationController(rootViewController: PhotoGridController())
    }
    let stack = try #require(device.root as? UINavigationController)
    self.stack = stack
    grid = try #require(stack.viewControllers[0] as? PhotoGridController)
    flights = device.device.perform { FlightDelegate(stack) }
  }

  private func frame(_ number: Int) -> CGRect? {
    device.device.perform { device.view("photo \(number)")?.frame }
  }

  private var flight: CGRect? { device.frame(of: device.view("flight")) }

  private func open(_ number: Int) {
    device.tap("photo \(number)")
    device.settle()
  }

  @Test("the photos are in three columns, in landscape in five")
  func columns() {
    #expect(
      [0, 2, 3].map(frame) == [
        CGRect(x: 6, y: 6, width: 123, height: 123), CGRect(x: 264, y: 6, width: 123, height: 123),
        CGRect(x: 6, y: 135, width: 123, height: 123),
      ])
    #expect(grid.collectionView.contentSize == CGSize(width: 393, height: 2586))
    device.rotate(to: .landscapeLeft)
    device.settle()
    #expect(
      [0, 4, 5].map(frame) == [
        CGRect(x: 6, y: 6, width: 163, height: 163), CGRect(x: 683, y: 6, width: 163, height: 163),
        CGRect(x: 6, y: 175, width: 163, height: 163),
      ])
    #expect(grid.collectionView.contentSize == CGSize(width: 852, height: 2034))
    #expect(device.diagnostics == [])
  }

  @Test("a removed photo is no longer there, and the next ones move to its place")
  func removes() {
    let place = frame(1)
    device.perform { grid.remove(GridPhoto(number: 1)) }
    device.advance(by: 0.15)
    #expect(
      isClose(
        device.frame(of: device.view("photo 2")), CGRect(x: 199.5, y: 6, width: 123, height: 123)))
    device.settle()
    #expect(frame(1) == nil)
    #expect(frame(2) == place)
    #expect(device.diagnostics == [])
  }

  @Test("the image of the touched photo flies to the middle of the page")
  func pushes() {
    device.tap("photo 4")
    device.advance(by: 0.1)
    #expect(isClose(flight, CGRect(x: 44.406, y: 232.296, width: 304.188, height: 304.188)))
    device.settle()
    #expect(device.view("flight") == nil)
    #expect(stack.topViewController is PhotoPageController)
    #expect(device.diagnostics == [])
  }

  @Test("a pop returns the image to its cell, to which the grid has scrolled")
  func popsToScrolledCell() {
    open(4)
    device.perform { grid.collectionView.contentOffset.y = 1500 }
    device.settle()
    device.perform { stack.popViewController(animated: true) }
    device.advance(by: 0.39)
    #expect(isClose(flight, CGRect(x: 134.834, y: 237.99, width: 123.332, height: 123.332)))
    #expect(grid.collectionView.contentOffset == CGPoint(x: 0, y: -103))
    device.settle()
    #expect(frame(4) == CGRect(x: 135, y: 135, width: 123, height: 123))
    #expect(device.diagnostics == [])
  }

  @Test("a drag down moves the image linearly toward its cell; a short one leaves the page")
  func cancels() {
    open(4)
    device.hold(from: CGPoint(x: 196, y: 426), by: CGVector(dx: 0, dy: 110), over: 0.5)
    #expect(isClose(flight, CGRect(x: 37.125, y: 231.838, width: 318.75, height: 318.75)))
    device.advance(by: 0.2)
    device.lift()
    device.settle()
    #expect(stack.viewControllers.count == 2)
    #expect(device.view("flight") == nil)
    #expect(device.diagnostics == [])
  }

  @Test(
    "a long drag down, or a fling, returns to the grid", arguments: [(220.0, 0.6), (90.0, 0.08)])
  func finishes(distance: Double, seconds: Double) {
    open(4)
    device.drag(from: "page", by: CGVector(dx: 0, dy: distance), over: seconds)
    device.settle()
    #expect(stack.viewControllers.count == 1)
    #expect(device.diagnostics == [])
  }

  @Test("a drag during the push is refused, and the push completes")
  func refuses() {
    device.tap("photo 4")
    device.advance(by: 0.1)
    device.drag(from: CGPoint(x: 196, y: 300), by: CGVector(dx: 0, dy: 250), over: 0.2)
    device.settle()
    #expect(stack.viewControllers.count == 2)
    #expect(device.diagnostics == [])
  }

  @Test("after a rotation of the page the image returns to the cell's new place")
  func rotates() {
    open(4)
    device.rotate(to: .landscapeLeft)
    device.settle()
    device.perform { stack.popViewController(animated: true) }
    device.advance(by: 0.39)
    #expect(isClose(flight, CGRect(x: 682.442, y: 37.953, width: 163.283, height: 163.283)))
    device.settle()
    #expect(device.diagnostics == [])
  }

  @Test("the image flies as an element of the shared-element style")
  func equalsStyle() throws {
    let other = TestDevice(.phone) {
      UINavigationController(rootViewController: PhotoGridController())
    }
    let stack = try #require(other.root as? UINavigationController)
    let grid = try #require(stack.viewControllers[0] as? PhotoGridController)
    let page = PhotoPageController(photo: GridPhoto(number: 4))
    other.perform {
      var parameters = SharedElementParameters()
      let photo = GridPhoto(number: 4)
      parameters.elements = [
        SharedElement(
          from: SourceView(grid.flightView(for: photo)!),
          to: SourceView(page.flightView(for: photo)!))
      ]
      page.loadViewIfNeeded()
      stack.use(.sharedElement, parameters, for: [.stack])
    }
    expectEqualFrames(
      Play(device, of: device.view("flight")) {
        self.stack.pushViewController(
          PhotoPageController(photo: GridPhoto(number: 4)), animated: true)
      },
      Play(other, of: other.view("sharedElement")) {
        stack.pushViewController(page, animated: true)
      })
    expectEqualFrames(
      Play(device, of: device.view("flight")) { self.stack.popViewController(animated: true) },
      Play(other, of: other.view("sharedElement")) { stack.popViewController(animated: true) })
  }
}
