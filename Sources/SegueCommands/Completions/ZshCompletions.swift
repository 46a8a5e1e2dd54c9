/// The completions for zsh: a function for the folder of completions, which can also be sourced.
struct ZshCompletions {
  let table: CommandTable

  /// The script.
  var text: String {
    let name = "_\(table.functionName)"
    let commands = table.commands.map { "    \(quoted("\($0.name):\($0.summary)"))" }
    let first = CommandTable.firstOptions.map { "    \(quoted("--\($0.name):\($0.summary)"))" }
    return """
      #compdef \(shellWord(table.program))
      \(Shell.zsh.comment(table.program))

      # The presets of the style in the line, or of every style.
      \(name)_presets() {
        local -a names=(\((table.words(.preset) ?? []).joined(separator: " ")))
        local word
        for word in $words; do
          case $word in
      \(presets.joined(separator: "\n"))
          esac
        done
        compadd -a names
      }

      \(name)() {
        local -a commands=(
      \(commands.joined(separator: "\n"))
        )
        local -a options=(
      \(first.joined(separator: "\n"))
        )
        if ((CURRENT == 2)); then
          if [[ $PREFIX == -* ]]; then
            _describe -o option options
          else
            _describe command commands
          fi
          return
        fi
        shift words
        ((CURRENT--))
        case $words[1] in
      \(table.commands.map(choice).joined(separator: "\n"))
        esac
      }

      if [[ $funcstack[1] == \(name) ]]; then
        \(name) "$@"
      else
        compdef \(name) \(shellWord(table.program))
      fi

      """
  }

  /// The cases of the styles with presets, and of other words.
  private var presets: [String] {
    table.presets.map { "      \($0.style)) names=(\($0.names.joined(separator: " "))) ;;" }
      + ["      *) ;;"]
  }

  /// Returns the case of a command, with its options and arguments.
  private func choice(_ command: Command) -> String {
    let specifications =
      command.allOptions.flatMap(specifications)
      + zip(1..., command.arguments).map { specification(of: $1, at: $0) }
    let lines = specifications.map { "        \(quoted($0))" }.joined(separator: " \\\n")
    return """
          \(command.name))
            _arguments -S \\
      \(lines)
            ;;
      """
  }

  /// Returns what `_arguments` needs for an option, once for each of its words.
  private func specifications(of option: CommandOption) -> [String] {
    // An option that cannot be repeated excludes its other word.
    let prefix = option.isRepeatable ? "*" : "(\(option.words.joined(separator: " ")))"
    return option.words.map { word in
      // The value is attached, as in '--out=x' and '-ox', or it is the next word.
      let attached = option.value == nil ? "" : word.hasPrefix("--") ? "=" : "+"
      let value = option.value.map { ":\(escaped($0)):\(action(option.kind))" } ?? ""
      return "\(prefix)\(word)\(attached)[\(escaped(option.summary))]\(value)"
    }
  }

  /// Returns what `_arguments` needs for an argument; positions are counted from 1.
  private func specification(of argument: CommandArgument, at position: Int) -> String {
    let place = argument.isRepeatable ? "*" : argument.isRequired ? "\(position)" : "\(position):"
    return "\(place):\(escaped(argument.name)):\(action(argument.kind))"
  }

  private func action(_ kind: ValueKind) -> String {
    switch kind {
    case .text: " "
    case .file: "_files"
    case .folder: "_files -/"
    case .preset: "_\(table.functionName)_presets"
    default: "(\((table.words(kind) ?? []).joined(separator: " ")))"
    }
  }

  /// Returns a text inside a specification, in which brackets and colons have a meaning.
  private func escaped(_ text: String) -> String {
    text.replacing("\\", with: "\\\\").replacing("[", with: "\\[").replacing("]", with: "\\]")
      .replacing(":", with: "\\:")
  }

  private func quoted(_ text: String) -> String { "'\(text.replacing("'", with: #"'\''"#))'" }
}
