nonisolated enum CompiledExplanations {
  /// The problems of compiled transitions, most of which an app throws as `InvalidTransitions`.
  static let all = [
    Explanation(
      "not-json",
      "The text is not JSON at this location. Comments, a comma after the last item, texts in single quotes "
        + "and numbers such as 01 or NaN are not JSON."),
    Explanation(
      "newer-format",
      "The transitions were compiled by a newer version of Segue, whose format the app's version does not "
        + "read.", fix: "update the package in the app, or compile with the app's version"),
    Explanation(
      "style-not-linked",
      "A transition uses a style that the app's catalog does not contain, or on whose product the target "
        + "with the build plug-in does not depend. An app has only the styles "
        + "whose products it depends on.",
      fix:
        "add the product to the target and the style's entry to the catalog; the product SegueStyles "
        + "has all styles of Segue, as the catalog shippedStyles"),
    Explanation(
      "damaged-transitions",
      "The values of the transitions do not have the digest in the same file: they were changed after "
        + "they were compiled.",
      fix: "compile the YAML file again; a file that is written by hand has no digest"),
    Explanation(
      "missing-transitions",
      "A replacement must have all transitions of the library, because the app's code uses their names.",
      fix: "compile it from the file that the app was built with, after changing its values"),
    Explanation(
      "no-transitions", "'segue compile' writes the transitions of files, and this one has none.",
      fix: "add a transition, or leave the file out"),
    Explanation(
      "reserved-name",
      "With --swift each transition is a member of an enumeration, and Swift or the generated code needs "
        + "this name itself.", fix: "give the transition another name"),
  ]
}
