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

// MARK: - Contexts of documents

/// Makes a context of a document the current one; a rectangle without a size is that of a letter.
public nonisolated func UIGraphicsBeginPDFContextToData(
  _ data: NSMutableData, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?
) {
  data.append(documentHeader)
  let letter = CGRect(x: 0, y: 0, width: 612, height: 792)
  GraphicsStack.current.push(CGContext(canvas: bounds.isEmpty ? letter : bounds, scale: 1))
}

/// Writes a file with the header of a document, and makes a context of a document the current one.
@discardableResult
public nonisolated func UIGraphicsBeginPDFContextToFile(
  _ path: String, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?
) -> Bool {
  let data = NSMutableData()
  UIGraphicsBeginPDFContextToData(data, bounds, documentInfo)
  return FileManager.default.createFile(atPath: path, contents: data as Data)
}

/// Begins a page. Pages are recorded on top of each other.
public nonisolated func UIGraphicsBeginPDFPage() {}

/// Begins a page with a rectangle. Pages are recorded on top of each other.
public nonisolated func UIGraphicsBeginPDFPageWithInfo(
  _ bounds: CGRect, _ pageInfo: [AnyHashable: Any]?
) {}

/// Returns the rectangle of the current page; zero without a context.
public nonisolated func UIGraphicsGetPDFContextBounds() -> CGRect {
  UIGraphicsGetCurrentContext()?.drawing.bounds ?? .zero
}

/// Ends the current document.
public nonisolated func UIGraphicsEndPDFContext() { GraphicsStack.current.pop() }

/// A document without pages.
private nonisolated let documentHeader = Data("%PDF-1.3\n%%EOF\n".utf8)

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
    return documentHeader
  }
  /// Runs a closure that draws, and writes a file with the header of a document and no pages.
  open func writePDF(
    to url: URL, withActions actions: (UIGraphicsPDFRendererContext) -> Void
  ) throws { try pdfData(actions: actions).write(to: url) }
}
