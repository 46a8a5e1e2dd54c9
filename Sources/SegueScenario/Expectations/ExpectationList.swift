/// The expectations of scenarios.
package nonisolated enum ExpectationList {
  /// All expectations, in display order.
  package static let all: [any Expectation.Type] = [
    TopExpectation.self, ViewControllersExpectation.self, SelectedTabExpectation.self,
    PresenterExpectation.self, OnScreenExpectation.self, NotOnScreenExpectation.self,
    OrderExpectation.self, AppearanceExpectation.self, DetentExpectation.self,
    FrameExpectation.self, AlphaExpectation.self, LayerExpectation.self,
    ContentOffsetExpectation.self,
    TransitionExpectation.self, ContextExpectation.self, CompletedExpectation.self,
    KeyboardExpectation.self, TapsExpectation.self, EventsExpectation.self,
    DiagnosticsExpectation.self,
  ]
}
