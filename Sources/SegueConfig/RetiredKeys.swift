/// The keys and words of files that were renamed. No alias is kept: a file that has an old name gets an
/// error with the new one, and `segue migrate` writes it.
///
/// A key is meant where the new name is a key of the same map, and the old one is not; a word is meant
/// where the value may be the new one. So the table needs no places.
package enum RetiredKeys {
  /// A key of a map, and its successor.
  package struct Key: Hashable, Sendable {
    /// The old name.
    package let old: String
    /// The value with which the name is meant; nil for any.
    package let word: String?
    /// The new name.
    package let new: String

    init(_ old: String, _ new: String, with word: String? = nil) {
      (self.old, self.new, self.word) = (old, new, word)
    }
  }

  /// A word that stands for a value, and its successor.
  package struct Word: Hashable, Sendable {
    /// The old word.
    package let old: String
    /// What to write instead.
    package let new: String
    /// The kind of the value, as messages call it; nil for each that takes the new word.
    package let kind: String?

    init(_ old: String, _ new: String, in kind: String? = nil) {
      (self.old, self.new, self.kind) = (old, new, kind)
    }
  }

  /// The keys, in the order of their old names.
  package static let keys = [
    Key("adaptive", "adaptivePresentationStyle"), Key("again", "reuseExisting"),
    Key("background", "backgroundColor"), Key("colour", "color"),
    Key("definesContext", "definesPresentationContext"), Key("dismiss", "reverse"),
    Key("edgeAttached", "edgeAttachedInCompactHeight"), Key("fingers", "numberOfTouches"),
    Key("fling", "swipe"), Key("grabber", "grabberVisible"),
    Key("hidesBar", "isNavigationBarHidden"), Key("idiom", "userInterfaceIdiom"),
    Key("inNavigation", "inNavigationController"), Key("isEdited", "hasUnsavedChanges"),
    Key("isModal", "isModalInPresentation"), Key("land", "began"), Key("lift", "ended"),
    Key("mode", "preferredDisplayMode"), Key("moves", "interactiveOnly"),
    Key("offset", "contentOffset"), Key("ownTransition", "participatesInTransition"),
    Key("path", "moved"), Key("place", "position"),
    Key("preferredSize", "preferredContentSize"), Key("present", "forward"),
    Key("presentation", "modalPresentationStyle"), Key("projects", "usesProjection"),
    Key("providesTransitionStyle", "providesPresentationContextTransitionStyle"),
    Key("pull", "interactivePresentation"), Key("region", "activationArea"),
    Key("scrollingExpands", "scrollingExpandsWhenScrolledToEdge"),
    Key("selected", "selectedDetent"), Key("share", "fraction"),
    Key("spacing", "interPageSpacing"), Key("stack", "setViewControllers"),
    Key("stack", "viewControllers"), Key("stretch", "rubberBand"),
    Key("style", "userInterfaceStyle"), Key("towards", "toward"),
    Key("transitionStyle", "modalTransitionStyle"), Key("tuned", "parameters"),
    Key("turn", "transitionStyle", with: "curl"), Key("turn", "navigationOrientation"),
    Key("undimmed", "largestUndimmedDetent"), Key("whenEdited", "onDismissAttempt"),
    Key("zoomsFrom", "zoomSource"),
  ]

  /// The words, in the order of their old forms.
  package static let words = [
    Word("always", "false", in: "a boolean"), Word("centre", "center"), Word("curl", "pageCurl"),
    Word("field", "textField"), Word("fill", "large", in: "a detent"),
    Word("fit", "content", in: "a detent"),
    Word("isModal", "isModalInPresentation"), Word("own", "preferred"),
    Word("small", "{ fraction: 0.25 }", in: "a detent"),
    Word("underFinger", "true", in: "a boolean"),
  ]

  /// The successor of a key that a map does not have; nil for none.
  ///
  /// - Parameters:
  ///   - entry: The key and its value.
  ///   - known: The keys of the map.
  package static func successor(of entry: ConfigEntry, among known: [String]) -> String? {
    keys.first { key in
      key.old == entry.key && known.contains(key.new)
        && (key.word == nil || key.word == entry.value.text)
    }?.new
  }

  /// The successor of a word that a value cannot be; nil for none.
  ///
  /// - Parameters:
  ///   - word: The word.
  ///   - kind: The kind of the value, as messages call it.
  ///   - known: The words that the value can be.
  package static func successor(
    ofWord word: String, in kind: String, among known: [String]
  ) -> String? {
    words.first { $0.old == word && ($0.kind.map { $0 == kind } ?? known.contains($0.new)) }?.new
  }
}

extension ConfigDiagnostics {
  /// Adds the error that a key or a word was renamed.
  ///
  /// - Parameters:
  ///   - old: The name as it is written.
  ///   - new: What to write instead.
  ///   - range: Where the old name is written.
  mutating func retired(_ old: String, by new: String, at range: ConfigRange?) {
    add(.retired(old, by: new, at: range))
  }
}

extension ConfigDiagnostic {
  /// The code of the errors about names that were renamed.
  package static let retiredCode = "retired-name"

  /// The error that a key or a word was renamed.
  static func retired(_ old: String, by new: String, at range: ConfigRange?) -> ConfigDiagnostic {
    var diagnostic = ConfigDiagnostic(
      code: retiredCode, "\(quoted(old)) was renamed '\(new)'", at: range,
      help: "write \(new), or let 'segue migrate' rename all old names of the file")
    diagnostic.replacement = new
    return diagnostic
  }
}
