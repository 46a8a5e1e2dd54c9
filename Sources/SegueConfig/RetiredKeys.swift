/// The renamed keys and words of configuration files.
///
/// No alias is kept: an old name is an error that names the new one, and `segue migrate` replaces
/// it. A key applies where its new name is a key of the map and its old name is not; a word applies
/// where its new form is a valid value. Therefore the table needs no paths.
package enum RetiredKeys {
  /// A renamed key of a map.
  package struct Key: Hashable, Sendable {
    /// The old name.
    package let old: String
    /// The value for which the key applies; `nil` for any.
    package let word: String?
    /// The new name.
    package let new: String

    init(_ old: String, _ new: String, with word: String? = nil) {
      (self.old, self.new, self.word) = (old, new, word)
    }
  }

  /// A renamed word of a value.
  package struct Word: Hashable, Sendable {
    /// The old word.
    package let old: String
    /// The text that replaces the old word.
    package let new: String
    /// The name of the value's kind in messages; `nil` for each kind that accepts the new word.
    package let kind: String?

    init(_ old: String, _ new: String, in kind: String? = nil) {
      (self.old, self.new, self.kind) = (old, new, kind)
    }
  }

  /// The renamed keys, sorted by old name.
  package static let keys = [
    Key("adaptive", "adaptivePresentationStyle"), Key("again", "reuseExisting"),
    Key("background", "backgroundColor"), Key("by", "preventedBy"),
    Key("collapsesTo", "topColumnForCollapsing"), Key("colour", "color"),
    Key("definesContext", "definesPresentationContext"), Key("dismiss", "reverse"),
    Key("edgeAttached", "edgeAttachedInCompactHeight"), Key("fingers", "numberOfTouches"),
    Key("fling", "swipe"), Key("grabber", "grabberVisible"),
    Key("hidesBar", "isNavigationBarHidden"), Key("idiom", "userInterfaceIdiom"),
    Key("inNavigation", "inNavigationController"), Key("isEdited", "hasUnsavedChanges"),
    Key("isModal", "isModalInPresentation"), Key("land", "began"), Key("lift", "ended"),
    Key("limit", "timeout"),
    Key("mode", "preferredDisplayMode"), Key("moves", "interactiveOnly"),
    Key("offset", "contentOffset"), Key("ownTransition", "participatesInTransition"),
    Key("path", "moved"), Key("place", "position"),
    Key("preferredSize", "preferredContentSize"), Key("present", "forward"),
    Key("presentation", "modalPresentationStyle"), Key("projects", "usesProjection"),
    Key("providesTransitionStyle", "providesPresentationContextTransitionStyle"),
    Key("pull", "interactivePresentation"), Key("region", "activationArea"),
    Key("scrollingExpands", "scrollingExpandsWhenScrolledToEdge"),
    Key("selected", "selectedDetent"), Key("shadow", "shadowOpacity"), Key("share", "fraction"),
    Key("spacing", "interPageSpacing"), Key("stack", "setViewControllers"),
    Key("stack", "viewControllers"), Key("stretch", "rubberBand"),
    Key("style", "userInterfaceStyle"), Key("towards", "toward"),
    Key("transitionStyle", "modalTransitionStyle"), Key("tuned", "parameters"),
    Key("turn", "transitionStyle", with: "curl"), Key("turn", "navigationOrientation"),
    Key("undimmed", "largestUndimmedDetent"), Key("velocity", "velocityThreshold"),
    Key("whenEdited", "onDismissAttempt"),
    Key("zoomsFrom", "zoomSource"),
  ]

  /// The renamed words, sorted by old form.
  package static let words = [
    Word("always", "false", in: "a Boolean"), Word("centre", "center"), Word("curl", "pageCurl"),
    Word("delegateGone", "delegateDeallocated"), Word("field", "textField"),
    Word("fill", "large", in: "a detent"),
    Word("fit", "content", in: "a detent"),
    Word("isModal", "isModalInPresentation"), Word("misuse", "invalidCall"),
    Word("own", "preferred"),
    Word("small", "{ fraction: 0.25 }", in: "a detent"),
    Word("standard", "default"),
    Word("underFinger", "true", in: "a Boolean"), Word("visualFormat", "invalidVisualFormat"),
  ]

  /// Returns the successor of a key that the map does not define; `nil` for none.
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

  /// Returns the successor of a word that is not a valid value; `nil` for none.
  ///
  /// - Parameters:
  ///   - word: The word.
  ///   - kind: The name of the value's kind in messages.
  ///   - known: The valid words of the value.
  package static func successor(
    ofWord word: String, in kind: String, among known: [String]
  ) -> String? {
    words.first { $0.old == word && ($0.kind.map { $0 == kind } ?? known.contains($0.new)) }?.new
  }
}

extension ConfigDiagnostic {
  /// The code of the errors for renamed names.
  package static let retiredCode = "retired-name"

  /// Returns the error for a renamed key or word.
  ///
  /// - Parameters:
  ///   - old: The name as written.
  ///   - new: The successor.
  ///   - range: The source range of the old name.
  static func retired(_ old: String, by new: String, at range: ConfigRange?) -> ConfigDiagnostic {
    var diagnostic = ConfigDiagnostic(
      code: retiredCode, "unknown name \(quoted(old))", at: range,
      help: "did you mean '\(new)'? 'segue migrate' replaces all such names of the file")
    diagnostic.replacement = new
    return diagnostic
  }
}
