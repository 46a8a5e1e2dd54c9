/// The format of the documents of a renderer.
open nonisolated class UIGraphicsPDFRendererFormat: UIGraphicsRendererFormat {
  /// The information of the document, by name.
  /// Stored only.
  open var documentInfo: [String: Any] = [:]

  /// Creates a format without information.
  public required init() { super.init() }

  /// Returns a copy.
  open override func copy(with zone: NSZone? = nil) -> Any {
    duplicate()
  }
  final func duplicate() -> UIGraphicsPDFRendererFormat {
    let copy = UIGraphicsPDFRendererFormat()
    copy.rendererBounds = rendererBounds
    copy.documentInfo = documentInfo
    return copy
  }
}

/// The context of a renderer of documents.
open nonisolated class UIGraphicsPDFRendererContext: UIGraphicsRendererContext {
  /// The rectangle of the current page, pt.
  open var pdfContextBounds: CGRect { pageBounds ?? format.bounds }
  private final var pageBounds: CGRect?

  /// Begins a page with the format's rectangle. Pages are recorded on top of each other.
  open func beginPage() { beginPage(withBounds: format.bounds, pageInfo: [:]) }
  /// Begins a page with a rectangle. Pages are recorded on top of each other.
  open func beginPage(withBounds bounds: CGRect, pageInfo: [String: Any]) { pageBounds = bounds }
  /// Adds a link of a rectangle.
  /// Stored only.
  open func setURL(_ url: URL, for rect: CGRect) {}
  /// Names a point of the page.
  /// Stored only.
  open func addDestination(withName name: String, at point: CGPoint) {}
  /// Adds a link of a rectangle to a named point.
  /// Stored only.
  open func setDestinationWithName(_ name: String, for rect: CGRect) {}
}

/// A renderer of documents, which writes no page content.
open nonisolated class UIGraphicsPDFRenderer: UIGraphicsRenderer {
  /// Creates a renderer of pages of a rectangle, pt.
  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: UIGraphicsPDFRendererFormat())
  }
  /// Creates a renderer of pages of a rectangle, pt. The format is copied.
  public init(bounds: CGRect, format: UIGraphicsPDFRendererFormat) {
    super.init(bounds: bounds, format: format.duplicate())
  }

  /// Runs a closure that draws, and returns a file with the header of a document and no pages.
  open func pdfData(actions: (UIGraphicsPDFRendererContext) -> Void) -> Data {
    let context = CGContext(canvas: format.bounds, scale: 1)
    let rendererContext = UIGraphicsPDFRendererContext(context, format)
    GraphicsStack.current.with(context) { actions(rendererContext) }
    return Data("%PDF-1.3\n%%EOF\n".utf8)
  }
  /// Runs a closure that draws, and writes a file with the header of a document and no pages.
  open func writePDF(
    to url: URL, withActions actions: (UIGraphicsPDFRendererContext) -> Void
  ) throws { try pdfData(actions: actions).write(to: url) }
}
