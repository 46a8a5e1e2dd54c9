import Testing

/// The rule for scripts, on those of the project and on lines that violate it.
@Suite struct ScriptTests {
  @Test("scripts need only bash 3.2 and the tools of macOS")
  func scripts() throws {
    let scripts = try Checkout.scripts()
    #expect(scripts.count > 20)
    for violation in try scripts.flatMap(Rules.portability) { Issue.record("\(violation)") }
  }

  private func found(_ line: String) throws -> [String] {
    try Rules.portability(Script("Scripts/a", "#!/bin/sh\n\(line)\n")).map(\.description)
  }

  @Test(
    "what only Linux has is reported, with what to write instead",
    arguments: [
      ("sed -i s/a/b/ file", "sed -i", "write another file and move it"),
      ("x=$(sed -n -z 's/a/b/')", "sed -n -z", "use a range of lines"),
      (#"grep -v 'a\|b'"#, #"grep -v 'a\|"#, "use -E"),
      ("tar -c --sort=name a", "tar -c --sort", "sort with find, and use touch -t"),
      ("stat -c %s file", "stat -c", "use wc -c"),
      ("cat /proc/cpuinfo", "proc/", "use ps, or the builtin times"),
      ("a | paste -sd '|'", "paste -sd '|'", "name the input: -"),
      ("echo $BASHPID", "BASHPID", "use $$, or the builtin times"),
      ("x=${name,,}", "${name,", "use tr, or printf %q"),
      ("a |& b", "|&", "use 2>&1"),
    ])
  func reported(_ line: String, _ words: String, _ help: String) throws {
    #expect(
      try found(line)
        == ["Scripts/a:2: '\(words)' is not in bash 3.2 and the tools of macOS; \(help)"])
  }

  @Test("a list that can be empty is reported if its elements are used without a test")
  func emptyList() throws {
    #expect(
      try found("list=() && run \"${list[@]}\"")
        == [
          "Scripts/a:2: bash 3.2 takes the list 'list' for unset when it is empty; "
            + "write ${list[@]+\"${list[@]}\"}"
        ])
  }

  @Test(
    "what macOS has is not reported",
    arguments: [
      "sed -i.bak s/a/b/ file", #"sed -n -E 's/a\|b//p'"#, #"grep -qF 'a \| b'"#, "# sed -i",
      "list=() && run ${list[@]+\"${list[@]}\"}", "full=(1); run \"${full[@]}\"",
      "ldd \"$command\" # GNU", "git log --date=format:%N", "a | paste -sd '|' -", "diff -rq a b",
      "echo ${name-} ${name:+x} ${name%-*} ${#list[@]}",
    ])
  func allowed(_ line: String) throws { #expect(try found(line) == []) }
}
