/// What a scenario may expect.
package nonisolated enum ExpectationList {
  /// All of it, in the order to show it.
  package static let all: [any Expectation.Type] = [
    TopExpectation.self, StackExpectation.self, SelectedTabExpectation.self,
    PresenterExpectation.self, OnScreenExpectation.self, NotOnScreenExpectation.self,
    FrameExpectation.self, AlphaExpectation.self, LayerExpectation.self, OffsetExpectation.self,
    TransitionExpectation.self, ContextExpectation.self, CompletedExpectation.self,
    KeyboardExpectation.self, EventsExpectation.self, DiagnosticsExpectation.self,
  ]
}
