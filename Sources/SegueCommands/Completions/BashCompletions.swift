/// The completions for bash: one function, without the package bash-completion.
struct BashCompletions {
  let table: CommandTable

  /// The script.
  var text: String {
    let name = "_\(table.functionName)"
    let first = table.commands.map(\.name) + CommandTable.firstOptions.map { "--\($0.name)" }
    return """
      \(Shell.bash.comment(table.program))

      # The paths that begin with a word: bash 3.2, that of a Mac, cannot complete them by itself.
      \(name)_paths() {
        local path
        while IFS= read -r path; do
          if [[ -d $path ]]; then path+=/; fi
          COMPREPLY+=("$path")
        done < <(compgen "$1" -- "$2")
      }

      \(name)() {
        local current=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD - 1]}
        local words='' options='' word
        COMPREPLY=()
        # In --name=value, '=' is a word of its own.
        if [[ $current == "=" ]]; then
          current=''
        elif [[ $before == "=" ]]; then
          before=${COMP_WORDS[COMP_CWORD - 2]}
        fi
        if ((COMP_CWORD == 1)); then
          words="\(first.joined(separator: " "))"
        else
          case "${COMP_WORDS[1]} $before" in
      \(values.joined(separator: "\n"))
            *)
              case ${COMP_WORDS[1]} in
      \(table.commands.map(choice).joined(separator: "\n"))
              esac
              if [[ $current == -* ]]; then
                words=$options
              fi
              ;;
          esac
        fi
        case $words in
          '<file>') compopt -o default 2>/dev/null || \(name)_paths -f "$current" ;;
          '<folder>') compopt -o dirnames 2>/dev/null || \(name)_paths -d "$current" ;;
          *)
            for word in $words; do
              if [[ $word == "$current"* ]]; then COMPREPLY+=("$word"); fi
            done
            ;;
        esac
      }
      complete -F \(name) \(shellWord(table.program))

      """
  }

  /// The cases of the options with values.
  private var values: [String] {
    table.commands.flatMap { command in
      command.options.filter { $0.value != nil }.map { option in
        let patterns = option.words.map { "\"\(command.name) \($0)\"" }.joined(separator: " | ")
        let ofStyle = option.kind == .preset ? presets : ""
        return "      \(patterns)) words=\(words(option.kind))\(ofStyle) ;;"
      }
    }
  }

  /// The loop that reduces the words to the presets of the style in the line, if it names a style.
  private var presets: String {
    let cases = table.presets.map { "\($0.style)) words=\"\($0.names.joined(separator: " "))\" ;;" }
    return """

                for word in "${COMP_WORDS[@]:2}"; do
                  case $word in
      \((cases + ["*) ;;"]).map { "              \($0)" }.joined(separator: "\n"))
                  esac
                done
      """
  }

  /// Returns the case of a command, with its options and arguments.
  private func choice(_ command: Command) -> String {
    let options = command.allOptions.map { "--\($0.name)" }.joined(separator: " ")
    // Bash does not count the arguments: each is completed as the first one.
    let argument = command.arguments.first.map { " words=\(words($0.kind))" } ?? ""
    return """
                \(command.name))\(argument)
                  options="\(options)" ;;
      """
  }

  /// Returns the words of a kind, or the name of another completion, quoted.
  private func words(_ kind: ValueKind) -> String {
    switch kind {
    case .file: "'<file>'"
    case .folder: "'<folder>'"
    default: "\"\((table.words(kind) ?? []).joined(separator: " "))\""
    }
  }
}
