/// What the keyboard of a text input looks like and does. The simulated keyboard is a plain area, which
/// types what a test passes to `SimulatedDevice.typeText(_:)`.
@preconcurrency @MainActor
public protocol UITextInputTraits: NSObjectProtocol {}

/// The kind of a keyboard.
public nonisolated enum UIKeyboardType: Int, Sendable {
  /// The default.
  case `default` = 0
  /// Letters of ASCII.
  case asciiCapable = 1
  /// Numbers and punctuation.
  case numbersAndPunctuation = 2
  /// For addresses of the web.
  case URL = 3
  /// Digits.
  case numberPad = 4
  /// For phone numbers.
  case phonePad = 5
  /// For names and phone numbers.
  case namePhonePad = 6
  /// For email addresses.
  case emailAddress = 7
  /// Digits and a decimal point.
  case decimalPad = 8
  /// With "@" and "#".
  case twitter = 9
  /// For a search on the web.
  case webSearch = 10
  /// Digits of ASCII.
  case asciiCapableNumberPad = 11

  /// The former name of `asciiCapable`.
  public static let alphabet = UIKeyboardType.asciiCapable
}

/// The brightness of a keyboard.
public nonisolated enum UIKeyboardAppearance: Int, Sendable {
  /// The environment's.
  case `default` = 0
  /// Dark.
  case dark = 1
  /// Light.
  case light = 2

  /// The former name of `dark`.
  public static let alert = UIKeyboardAppearance.dark
}

/// The title of the return key.
public nonisolated enum UIReturnKeyType: Int, Sendable {
  /// "return".
  case `default` = 0
  /// "Go".
  case go = 1
  /// "Google".
  case google = 2
  /// "Join".
  case join = 3
  /// "Next".
  case next = 4
  /// "Route".
  case route = 5
  /// "Search".
  case search = 6
  /// "Send".
  case send = 7
  /// "Yahoo".
  case yahoo = 8
  /// "Done".
  case done = 9
  /// "Emergency Call".
  case emergencyCall = 10
  /// "Continue".
  case `continue` = 11
}

/// Which letters the keyboard capitalizes.
public nonisolated enum UITextAutocapitalizationType: Int, Sendable {
  /// None.
  case none = 0
  /// The first of each word.
  case words = 1
  /// The first of each sentence.
  case sentences = 2
  /// All.
  case allCharacters = 3
}

/// Whether the keyboard corrects text.
public nonisolated enum UITextAutocorrectionType: Int, Sendable {
  /// The system's choice.
  case `default` = 0
  /// No.
  case no = 1
  /// Yes.
  case yes = 2
}

/// Whether the keyboard checks spelling.
public nonisolated enum UITextSpellCheckingType: Int, Sendable {
  /// The system's choice.
  case `default` = 0
  /// No.
  case no = 1
  /// Yes.
  case yes = 2
}

/// Whether the keyboard replaces straight quotes.
public nonisolated enum UITextSmartQuotesType: Int, Sendable {
  /// The system's choice.
  case `default` = 0
  /// No.
  case no = 1
  /// Yes.
  case yes = 2
}

/// Whether the keyboard replaces hyphens by dashes.
public nonisolated enum UITextSmartDashesType: Int, Sendable {
  /// The system's choice.
  case `default` = 0
  /// No.
  case no = 1
  /// Yes.
  case yes = 2
}

/// Whether the keyboard inserts spaces around pasted text.
public nonisolated enum UITextSmartInsertDeleteType: Int, Sendable {
  /// The system's choice.
  case `default` = 0
  /// No.
  case no = 1
  /// Yes.
  case yes = 2
}

/// The meaning of a text, for automatic filling.
public nonisolated struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// The raw string.
  public let rawValue: String
  /// Creates a content type.
  public init(rawValue: String) { self.rawValue = rawValue }
}

/// The rules of a new password.
@preconcurrency @MainActor
open class UITextInputPasswordRules: NSObject {
  nonisolated deinit {}

  /// The description of the rules.
  open var passwordRulesDescriptor: String { descriptor }
  private let descriptor: String
  /// Creates rules.
  public init(descriptor passwordRulesDescriptor: String) {
    descriptor = passwordRulesDescriptor
    super.init()
  }
}

/// The traits of a text view or field, all stored.
struct TextInputTraits {
  var autocapitalization = UITextAutocapitalizationType.sentences
  var autocorrection = UITextAutocorrectionType.default
  var spellChecking = UITextSpellCheckingType.default
  var quotes = UITextSmartQuotesType.default
  var dashes = UITextSmartDashesType.default
  var insertDelete = UITextSmartInsertDeleteType.default
  var keyboard = UIKeyboardType.default
  var appearance = UIKeyboardAppearance.default
  var returnKey = UIReturnKeyType.default
  var enablesReturnKey = false
  var content: UITextContentType?
  var password: UITextInputPasswordRules?
}
