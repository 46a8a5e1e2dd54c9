import SegueCommands
import SegueCore
import SlideInStyle
import Testing

/// `segue init`.
@Suite struct ScaffoldInitTests {
  @Test("a first file is written with the schema of its folder")
  func writes() throws {
    let folder = try TemporaryFolder()
    let outcome = folder.segue("init", "…/app.yaml")
    let report = """
      wrote a first file
        …/app.yaml
      next
        segue run …/app.yaml  # plays its scenario
        segue render …/app.yaml -o …/segue.html  # draws it, as a page
        segue schema > …/segue.schema.json  # lets an editor complete and check the file

      """
    #expect(outcome.unaligned == Outcome(code: 0, output: report))
    try Golden.compare(folder.path, ["app.yaml"], "Init")
  }

  @Test("the scenario of the first file passes")
  func passes() throws {
    let folder = try TemporaryFolder()
    #expect(folder.segue("init", "…/new/app.yml").code == 0)
    let outcome = SegueCommandsTests.segue(
      ["run", "--quiet", "\(folder.path)/new/app.yml"],
      catalog: StyleCatalog([]).adding(.slideIn))
    #expect(outcome == Outcome(code: 0, output: "1 scenario, 7 expectations: all passed\n"))
  }

  @Test("the schema that the report names is the one that the file refers to")
  func schema() throws {
    let folder = try TemporaryFolder()
    let outcome = folder.segue("init", "…/app.yaml", "--json")
    #expect(outcome.output.contains(#""segue schema > …/segue.schema.json""#))
    #expect(
      try folder.text("app.yaml").hasPrefix(
        "# yaml-language-server: $schema=segue.schema.json\n"))
  }

  @Test("with --json the report is one document")
  func json() throws {
    let folder = try TemporaryFolder()
    #expect(
      folder.segue("init", "…/my app.yaml", "--json")
        == Outcome(
          code: 0,
          output: """
            {
              "formatVersion": 1,
              "written": ["…/my app.yaml"],
              "changed": [],
              "next": ["segue run '…/my app.yaml'", \
            "segue render '…/my app.yaml' -o …/segue.html", \
            "segue schema > …/segue.schema.json"]
            }

            """))
  }

  @Test("an existing file is not replaced")
  func existing() throws {
    let folder = try TemporaryFolder()
    try folder.make("app.yaml", "mine")
    let message = """
      error[exists]: '…/app.yaml' already exists
       = help: no file is replaced: remove it, or choose another name

      """
    #expect(folder.segue("init", "…/app.yaml") == Outcome(code: 73, messages: message))
    #expect(try folder.text("app.yaml") == "mine")
  }

  @Test(
    "a name that is not that of a YAML file is refused, with one that is",
    arguments: [
      ("app.json", "app.yaml"), ("Configs/app", "app.yaml"), ("", "segue.yaml"),
      ("my app", "segue.yaml"),
    ])
  func names(_ name: String, proposal: String) {
    let message = """
      error[not-yaml]: '\(name)' is not the name of a YAML file
       = help: write a name that ends in .yaml, such as \(proposal)

      """
    #expect(segue("init", name) == Outcome(code: 64, messages: message))
  }
}
