/// The expectations of scenarios.
package nonisolated enum ExpectationList {
  /// All expectations, in display order.
  package static let all: [any Expectation.Type] = [
    TopExpectation.self, PresentedExpectation.self, ViewControllersExpectation.self,
    SelectedTabExpectation.self,
    PresenterExpectation.self, OnScreenExpectation.self, NotOnScreenExpectation.self,
    OrderExpectation.self, AppearanceExpectation.self, DetentExpectation.self,
    FrameExpectation.self, AlphaExpectation.self, LayerExpectation.self,
    VelocityExpectation.self, ContentOffsetExpectation.self, NavigationBarExpectation.self,
    TransitionExpectation.self, ContextExpectation.self, CompletedExpectation.self,
    DurationExpectation.self, LeaksExpectation.self,
    KeyboardExpectation.self, ControlExpectation.self, TapsExpectation.self, EventsExpectation.self,
    DiagnosticsExpectation.self,
  ]
}
