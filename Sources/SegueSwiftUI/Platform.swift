// Empty where SwiftUI is not available.
#if canImport(SwiftUI) && canImport(UIKit)
  public import SegueCore
  public import SwiftUI

  extension View {
    /// Presents content with a style when a condition is true, as `sheet(isPresented:)` does with
    /// SwiftUI's own.
    ///
    /// ```swift
    /// Button("Menu") { showsMenu = true }
    ///   .segueTransition(Transitions.sideMenu, isPresented: $showsMenu) { MenuView() }
    /// ```
    ///
    /// The content is in a hosting controller, which uses the style. A dismissal by the user sets the
    /// condition to false; setting it to false dismisses.
    ///
    /// - Parameters:
    ///   - style: The style of the presentation, evaluated at each presentation.
    ///   - isPresented: The condition.
    ///   - animated: Whether presentations and dismissals are animated; true by default.
    ///   - onDismiss: Called after a dismissal.
    ///   - content: The content.
    public func segueTransition<Content: View>(
      _ style: @autoclosure @escaping () -> any TransitionStyle, isPresented: Binding<Bool>,
      animated: Bool = true, onDismiss: @escaping () -> Void = {},
      @ViewBuilder content: @escaping () -> Content
    ) -> some View {
      background {
        StyledPresentation(
          isPresented: isPresented, animated: animated, style: style, onDismiss: onDismiss,
          content: content)
      }
    }
  }

  /// A view controller without content, which presents the content's controller.
  private struct StyledPresentation<Content: View>: UIViewControllerRepresentable {
    typealias Presentation = ConditionalPresentation<UIHostingController<Content>>

    var isPresented: Binding<Bool>
    var animated: Bool
    var style: () -> any TransitionStyle
    var onDismiss: () -> Void
    var content: () -> Content

    func makeCoordinator() -> Presentation {
      Presentation(
        setCondition: { [isPresented] in isPresented.wrappedValue = $0 }, onDismiss: onDismiss)
    }

    func makeUIViewController(context: Context) -> UIViewController { UIViewController() }

    func updateUIViewController(_ presenter: UIViewController, context: Context) {
      let presentation = context.coordinator
      presentation.presented?.rootView = content()
      presentation.update(
        isPresented.wrappedValue, from: presenter, animated: animated, style: style,
        make: { UIHostingController(rootView: content()) })
    }

    static func dismantleUIViewController(
      _ presenter: UIViewController, coordinator: Presentation
    ) {
      coordinator.dismiss(animated: false)
    }
  }
#endif
