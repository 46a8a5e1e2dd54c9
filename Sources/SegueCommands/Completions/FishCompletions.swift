/// The completions for fish.
struct FishCompletions {
  let table: CommandTable

  /// The script.
  var text: String {
    let name = table.functionName
    let first = table.commands.map { line("__\(name)_is_first", "-a \($0.name)", $0.summary) }
    let lines =
      first
      + CommandTable.firstOptions.map { line("__\(name)_is_first", flags($0), $0.summary) }
      + table.commands.flatMap(lines)
    return """
      \(Shell.fish.comment(table.program))

      function __\(name)_is_first
          test (count (commandline -opc)) -eq 1
      end

      function __\(name)_is
          set -l words (commandline -opc)
          test "$words[2]" = "$argv[1]"
      end

      function __\(name)_presets
          set -l names \((table.words(.preset) ?? []).joined(separator: " "))
          for word in (commandline -opc)
              switch $word
      \(presets.joined(separator: "\n"))
              end
          end
          for name in $names
              echo $name
          end
      end

      complete -c \(program) -f
      \(lines.joined(separator: "\n"))

      """
  }

  private var program: String { quoted(table.program) }

  /// The cases of the styles with presets, and of other words.
  private var presets: [String] {
    table.presets.map {
      "            case \($0.style)\n                set names \($0.names.joined(separator: " "))"
    } + ["            case '*'"]
  }

  /// Returns the lines of a command's options and arguments.
  private func lines(of command: Command) -> [String] {
    let condition = "__\(table.functionName)_is \(command.name)"
    return command.allOptions.map { option in
      let value = option.value == nil ? "" : option.kind == .file ? " -r -F" : " -x"
      return line(condition, flags(option) + value + words(option.kind), option.summary)
    }
      + command.arguments.filter { $0.kind != .text }.map { argument in
        line(
          condition, (argument.kind == .file ? "-F" : "-f") + words(argument.kind), argument.summary
        )
      }
  }

  private func flags(_ option: CommandOption) -> String {
    "-l \(option.name)" + (option.letter.map { " -s \($0)" } ?? "")
  }

  /// Returns the parameter with the words of a kind; empty if there are none.
  private func words(_ kind: ValueKind) -> String {
    if kind == .folder { return " -a '(__fish_complete_directories)'" }
    if kind == .preset { return " -a '(__\(table.functionName)_presets)'" }
    return table.words(kind).map { " -a \(quoted($0.joined(separator: " ")))" } ?? ""
  }

  private func line(_ condition: String, _ parameters: String, _ summary: String) -> String {
    "complete -c \(program) -n \(quoted(condition)) \(parameters) -d \(quoted(summary))"
  }

  private func quoted(_ text: String) -> String {
    "'\(text.replacing("\\", with: "\\\\").replacing("'", with: "\\'"))'"
  }
}
