nonisolated extension PackageTemplate {
  /// The page about the package.
  var readme: String {
    """
    # \(name.module)

    A transition style for [Segue](\(dependency.link)): a view grows and fades in above another one, in
    modals, navigation stacks and tabs.

    ```
    \(commented([
      ("swift test", "the contract of styles, and every scenario"),
      ("swift run \(runner) run Configs --out out", "plays the scenarios, draws them"),
      ("swift run \(runner) styles \(name.identifier)", "the parameters"),
      ("swift run \(runner) schema > segue.schema.json", "for editors"),
    ]).joined(separator: "\n"))
    ```

    The commands need Swift 6.3 and libyaml with its headers: `libyaml-dev` on Debian and Ubuntu, `libyaml` in
    Homebrew.

    ```swift
    var parameters = \(name.parameters)()
    parameters.scale = 0.5
    controller.use(.\(name.identifier), parameters)
    present(controller, animated: true)
    ```

    | file | content |
    |---|---|
    | `Sources/\(name.module)/\(name.parameters).swift` | the parameters, their defaults, their names in YAML |
    | `Sources/\(name.module)/\(name.base)Transition.swift` | the style: its movement |
    | `Sources/\(runner)/main.swift` | `segue` with this style |
    | `Configs/\(name.fileName).yaml` | an app and its scenarios, each a test case |
    | `Tests` | the contract and the scenarios as tests |

    `Documentation/AddingAStyle.md` of Segue describes parameters, movements, presentation controllers and gestures;
    `Documentation/Editors.md` how an editor completes and checks files with the schema.
    \(dependency.explanation.map { "\n\($0)\n" } ?? "")
    """
  }

  /// The tests on GitHub.
  var workflow: String {
    """
    name: tests
    on:
      push:
      pull_request:

    jobs:
      linux:
        runs-on: ubuntu-latest
        container: swift:6.3
        steps:
          - uses: actions/checkout@v4
    \(dependency.isLocal ? "      # Package.swift must name Segue by a URL: a path exists on one machine only.\n" : "")\
          - run: apt-get update && apt-get install -y libyaml-dev pkg-config
          - run: swift test --disable-xctest
          - run: swift run \(runner) run Configs

    """
  }
}
