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
    var isPresented: Binding<Bool>
    var animated: Bool
    var style: () -> any TransitionStyle
    var onDismiss: () -> Void
    var content: () -> Content

    /// The controller that is presented.
    final class Coordinator {
      var presented: UIHostingController<Content>?
    }

    func makeCoordinator() -> Coordinator { Coordinator() }

    func makeUIViewController(context: Context) -> UIViewController { UIViewController() }

    func updateUIViewController(_ presenter: UIViewController, context: Context) {
      let coordinator = context.coordinator
      switch (isPresented.wrappedValue, coordinator.presented) {
      case (true, let presented?): presented.rootView = content()
      case (true, nil): present(from: presenter, coordinator)
      case (false, let presented?): presented.dismiss(animated: animated)
      case (false, nil): break
      }
    }

    static func dismantleUIViewController(
      _ presenter: UIViewController, coordinator: Coordinator
    ) {
      coordinator.presented?.dismiss(animated: false)
    }

    private func present(from presenter: UIViewController, _ coordinator: Coordinator) {
      let controller = UIHostingController(rootView: content())
      coordinator.presented = controller
      let (isPresented, onDismiss) = (isPresented, onDismiss)
      let host = TransitionHost(didDismiss: { _, _ in
        coordinator.presented = nil
        if isPresented.wrappedValue { isPresented.wrappedValue = false }
        onDismiss()
      })
      controller.use(style(), host: host)
      // The presenter may not be in the window yet when the condition is true from the beginning.
      DispatchQueue.main.async { [animated] in
        guard coordinator.presented === controller, controller.presentingViewController == nil
        else { return }
        presenter.present(controller, animated: animated)
      }
    }
  }
#endif
