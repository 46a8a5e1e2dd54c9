/// A shell script of the project.
struct Script: Sendable {
  let path: String
  let lines: [Substring]

  init(_ path: String, _ text: String) {
    self.path = path
    lines = text.split(separator: "\n", omittingEmptySubsequences: false)
  }

  /// Whether the first line names a shell.
  var isOfShell: Bool { lines.first.map { $0.hasPrefix("#!") && $0.hasSuffix("sh") } == true }
}

extension Rules {
  /// What bash 3.2 and the tools of macOS 14 do not have, as regular expressions that begin at a word,
  /// and what to write instead. `readlink -f` and `realpath` are tools of macOS.
  private static let ofLinux = [
    (#"sed(?: -\w+)* -\w*i(?![.\w])"#, "write another file and move it"),
    (#"sed(?: -\w+)* (?:-\w*z|--null-data)\b"#, "use a range of lines"),
    (#"(?:sed|grep)(?! .*-\w*[EF]).*\\[+?|]"#, "use -E"),
    (#"grep -\w*P"#, "use -E"),
    (#"tar .*--(?:sort|mtime)\b"#, "sort with find, and use touch -t"),
    (#"-?-(?:owner|group)="#, "use --uid and --gid for bsdtar"),
    (#"stat -c"#, "use wc -c"),
    (#"man .*-l\b"#, "use mandoc"),
    (#"sha\d+sum\b"#, "use shasum -a 256"),
    (#"nproc\b"#, "use getconf _NPROCESSORS_ONLN"),
    (#"proc/"#, "use ps, or the builtin times"),
    (#"ldd "#, "use otool -L"),
    (#"timeout "#, "limit the time in the program"),
    (#"paste -sd \S*[^\s)]\)*$"#, "name the input: -"),
    (#"head -c -"#, "use sed"),
    (#"xargs .*-[rd]\b"#, "use find with -exec"),
    (#"date .*(?:-d\b|%N)"#, "use git or touch"),
    (#"install .*-D\b"#, "use mkdir -p"),
    (#"cp --"#, "use options of one letter"),
    (#"ln -\w*r"#, "use an absolute path"),
    (#"find .*-printf"#, "use -exec"),
    (#"mktemp .*(?:-p\b|--)"#, "use mktemp -d"),
    (#"echo -[en]"#, "use printf"),
    (#"BASHPID\b"#, "use $$, or the builtin times"),
    (#"(?:mapfile|readarray)\b"#, "read the lines in a loop"),
    (#"(?:declare|local|typeset) -\w*[An]"#, "use case, or two lists"),
    (#"\$\{\w+(?:,|\^|@[A-Z]\})"#, "use tr, or printf %q"),
    (#"\$\{\w+\[-"#, "count from the beginning"),
    (#"wait -n"#, "wait for each process"),
    (#"\[\[ -v "#, "use ${name+set}"),
    (#"(?:\|&|&>>)"#, "use 2>&1"),
    (#"coproc\b"#, "use a named pipe"),
    (#"printf '?%\("#, "use date"),
    (#"EPOCH(?:SECONDS|REALTIME)\b"#, "use SECONDS"),
  ]

  /// Scripts need only bash 3.2 and the tools of macOS, except for lines that end in `# GNU`, which run
  /// where those tools are.
  static func portability(_ script: Script) throws -> [Violation] {
    let patterns = try ofLinux.map { (try Regex(#"(?:^|[^-\w])("# + $0.0 + ")"), $0.1) }
    let lists = Set(script.lines.flatMap { $0.matches(of: /(\w+)=\(\)/).map(\.1) }).sorted()
    return zip(1..., script.lines).flatMap { number, line -> [Violation] in
      let isComment = line.drop { $0 == " " }.hasPrefix("#")
      guard !isComment, !line.hasSuffix("# GNU") else { return [] }
      let place = "\(script.path):\(number)"
      return patterns.compactMap { pattern, help in
        line.firstMatch(of: pattern).map {
          Violation(
            place, "'\($0[1].substring ?? "")' is not in bash 3.2 and the tools of macOS",
            help: help)
        }
      }
        + lists.filter { hasUnguarded($0, line) }.map {
          Violation(
            place, "bash 3.2 takes the list '\($0)' for unset when it is empty",
            help: "write ${\($0)[@]+\"${\($0)[@]}\"}")
        }
    }
  }

  /// Returns whether a line has the elements of a list without a test whether there are any.
  private static func hasUnguarded(_ list: Substring, _ line: Substring) -> Bool {
    line.ranges(of: "\"${\(list)[@]}\"").contains {
      !line[..<$0.lowerBound].hasSuffix("[@]+")
    }
  }
}
