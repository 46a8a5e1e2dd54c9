nonisolated package enum CommandExplanations {
  /// The problems of a command line, of what it reads, and of what it writes.
  package static let all = line + reading + writing + processes

  private static let line = [
    Explanation(
      "missing-command", "An option is before the command.",
      wrong: "segue --json run a.yaml", right: "segue run a.yaml --json"),
    Explanation(
      "no-arguments",
      "The process cannot read the words of its command line, which Linux has in a file.",
      fix: "allow more open files: ulimit -n 256"),
    Explanation(
      "too-large", "An animated picture would be too large for a browser.",
      fix: "shorten the scenario, set fewer framesPerSecond, or write a page"),
    Explanation(
      "missing-argument", "The command needs an argument, such as a file.",
      wrong: "segue run", right: "segue run a.yaml"),
    Explanation(
      "unwanted-argument", "The command takes fewer arguments.",
      wrong: "segue schema a.yaml", right: "segue schema"),
    Explanation(
      "missing-option", "An option needs another one.",
      wrong: "segue run a.yaml --accept", right: "segue run a.yaml --baseline traces --accept"),
    Explanation(
      "missing-value", "An option needs a value.",
      wrong: "segue run a.yaml --junit", right: "segue run a.yaml --junit report.xml"),
    Explanation(
      "unwanted-value", "An option takes no value.",
      wrong: "segue run a.yaml --tap=report", right: "segue run a.yaml --tap"),
    Explanation(
      "repeated-option", "An option is given twice that can be given once.",
      wrong: "segue run a.yaml --out a --out b", right: "segue run a.yaml --out b"),
    Explanation(
      "conflict", "Two options exclude each other, or one does not apply to the other's value.",
      wrong: "segue render a.yaml -o a.html --at 0.2",
      right: "segue render a.yaml -o a.svg --at 0.2"),
    Explanation(
      "empty-value", "An option's value is empty.",
      wrong: "segue new-style Mine --package ''",
      right: "segue new-style Mine --package folder"),
    Explanation(
      "empty-item", "A list of times has nothing between two commas.",
      wrong: "segue motion linear --at 0.1,,0.3", right: "segue motion linear --at 0.1,0.3"),
    Explanation(
      "bad-shard", "A part of a run is its number, a slash, and the number of parts.",
      wrong: "segue run Configs --shard 5/4", right: "segue run Configs --shard 1/4"),
    Explanation(
      "bad-changes", "The number of changes is a whole number from 0.",
      wrong: "segue watch a.yaml --changes none", right: "segue watch a.yaml --changes 3"),
    Explanation(
      "unknown-form", "The extension of an output selects its format, and this one is none.",
      wrong: "segue render a.yaml -o a.png", right: "segue render a.yaml -o a.svg"),
    Explanation(
      "several-scenarios", "One picture or recording contains one scenario.",
      wrong: "segue render a.yaml -o a.svg",
      right: "segue render a.yaml --scenario 'first*' -o a.svg"),
    Explanation(
      "no-such-time", "The scenario ends before the time of '--at'.",
      fix: "choose an earlier time"),
    Explanation(
      "no-such-item", "A setting changes an item that the list does not have.",
      wrong: "segue run a.yaml --set 'scenarios[9].name=b'",
      right: "segue run a.yaml --set 'scenarios[0].name=b'"),
    Explanation("not-finite", "A number of a motion is not finite."),
    Explanation(
      "invalid-name", "A style's name is letters and digits, and begins with a letter.",
      wrong: "segue new-style my-style", right: "segue new-style MyStyle"),
    Explanation(
      "long-name", "A style's name has too many characters.", fix: "choose a shorter one"),
    Explanation(
      "keyword",
      "The name of a style is also a name in Swift, which none of Swift's keywords can be.",
      wrong: "segue new-style Default", right: "segue new-style DefaultCard"),
    Explanation(
      "taken-name", "A style cannot have the name of something that it imports.",
      fix: "choose another one"),
    Explanation(
      "style-exists", "There is already a style with this name.", fix: "choose another one"),
  ]

  private static let reading = [
    Explanation("no-input", "A file does not exist, or cannot be read."),
    Explanation("no-yaml", "A folder contains no YAML file, so that nothing would be checked."),
    Explanation("no-swift", "The paths lead to no Swift file, so that nothing would be ported."),
    Explanation(
      "same-name", "Two files to port would have copies with the same name.",
      fix: "port the folder that holds both"),
    Explanation(
      "many-sources", "The Swift files to port have too many bytes together.",
      fix: "name the folders that the tests need"),
    Explanation(
      "not-yaml", "The name of a file to write does not end with .yaml or .yml.",
      wrong: "segue init app", right: "segue init app.yaml"),
    Explanation(
      "no-scenarios", "The files contain no scenarios, so that nothing would be checked.",
      fix: "write some under the key 'scenarios'"),
    Explanation(
      "nothing-selected",
      "Filters, tags, a part or '--last-failed' select no scenario. The exit code is 66, so that an empty "
        + "run is not taken for a passed one."),
    Explanation(
      "mixed-folder",
      "A folder has both recordings and YAML files, so that it is not clear what is compared.",
      fix: "name a folder of either"),
    Explanation(
      "not-a-recording", "A file is not a recording, or one of another format.",
      fix: "make it anew: segue render a.yaml --json -o run.json"),
    Explanation(
      "not-a-report", "A file is not a report of 'segue run --json', or one of another format."),
    Explanation(
      "missing-file", "A part of a run lacks a file that its report names.",
      fix: "copy the whole folder of the part"),
    Explanation(
      "repeated-scenario", "Two parts of a run contain the same scenario.",
      fix: "merge parts of one run, such as --shard 1/2 and --shard 2/2"),
    Explanation(
      "missing-part", "A report of a part of a run is missing, so that scenarios would be.",
      fix: "merge the reports of all parts, such as --shard 1/2 and --shard 2/2"),
    Explanation(
      "different-parts",
      "The reports are not parts of one run: they divide other scenarios, or into another number of "
        + "parts.",
      fix: "play all parts with the same files and options, except for '--shard'"),
    Explanation(
      "no-recording", "A run in continuous integration does not write baselines.",
      fix: "write them on a developer's machine, and commit them"),
    Explanation("wrong-style", "A test's parameters are not those of its style."),
  ]

  private static let writing = [
    Explanation(
      "exists", "A file that Segue did not write has the name of an output. It is not replaced.",
      fix: "choose another name, or remove the file; some commands have '--force'"),
    Explanation(
      "is-input", "The output is a file that the command reads.", fix: "choose another name"),
    Explanation(
      "not-empty", "The folder for results has files that Segue did not write.",
      fix: "name a new folder, or one of an earlier run"),
    Explanation("not-a-folder", "The name of an output folder is that of a file."),
    Explanation(
      "in-use", "Another 'segue' is writing to the folder.",
      fix: "wait for it, or choose another folder"),
    Explanation(
      "output-failed", "The system did not let the output be written. The message has its reason."),
  ]

  private static let processes = [
    Explanation(
      "cannot-watch", "The system does not report changes of the file. The message has its reason."),
    Explanation(
      "no-checkout", "The folder is not the root of a checkout of Segue, which lists the styles."),
    Explanation(
      "unreadable-list", "A list of styles in a checkout of Segue was changed by hand.",
      fix: "restore its lines, one style each"),
    Explanation("invalid-address", "The text cannot be the address of a package in Package.swift."),
  ]
}
