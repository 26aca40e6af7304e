/// A shell that completes command lines.
///
/// Its script only hands the line over: what may stand there is the program's to say (`complete`), from the table of
/// commands and from the save, so that scripts and program can never say different things.
enum CompletionShell: String, CaseIterable, Sendable {
    case bash, zsh, fish

    /// How to try it without installing anything.
    var installation: String {
        switch self {
        case .bash, .zsh: "source <(\(Commands.program) completions \(rawValue))"
        case .fish: "\(Commands.program) completions fish | source"
        }
    }

    var script: String {
        switch self {
        case .bash: Self.bashScript
        case .zsh: Self.zshScript
        case .fish: Self.fishScript
        }
    }

    private static let bashScript = #"""
        # bash completion for backyard-birds, as the program prints it.

        _backyard_birds() {
            local line word quote prefix='' paths='' candidate i case action
            local -a words=()
            COMPREPLY=()
            # An option with its value comes in three pieces wherever the equals sign parts words.
            for ((i = 1; i <= COMP_CWORD; i++)); do
                if ((i > 1)) && [[ ${COMP_WORDS[i]} == =* || ${COMP_WORDS[i - 1]} == = ]]; then
                    words[${#words[@]} - 1]+=${COMP_WORDS[i]}
                else
                    words+=("${COMP_WORDS[i]}")
                fi
            done
            # What is being typed, without its quotes.
            word=${words[${#words[@]} - 1]}
            if [[ $word == --*=* ]]; then
                prefix=${word%%=*}=
                word=${word#*=}
            fi
            quote=''
            case $word in
                \'* | \"*) quote=${word:0:1} word=${word:1} ;;
                *) word=${word//\\/} ;;
            esac
            words[${#words[@]} - 1]=$prefix$word
            case=$(shopt -p nocasematch)
            shopt -s nocasematch
            while IFS= read -r line; do
                if [[ -z $paths ]]; then
                    paths=$line
                    continue
                fi
                candidate=${line%%$'\t'*}
                candidate=${candidate#"$prefix"}
                [[ $candidate == "$word"* ]] || continue
                case $quote in
                    \') candidate=${candidate//\'/\'\\\'\'} ;;
                    \") candidate=${candidate//\\/\\\\} candidate=${candidate//\"/\\\"} candidate=${candidate//\$/\\\$} ;;
                    *) printf -v candidate %q "$candidate" ;;
                esac
                # Where "=" parts no words, the whole of it is replaced.
                [[ -n $prefix && $COMP_WORDBREAKS != *=* ]] && candidate=$prefix$candidate
                COMPREPLY+=("$candidate")
            done < <("${COMP_WORDS[0]}" complete -- "${words[@]}" 2>/dev/null)
            $case
            if [[ $paths == files || $paths == directories ]]; then
                # The shell quotes them by itself.
                compopt -o filenames 2>/dev/null
                [[ $paths == files ]] && action=file || action=directory
                while IFS= read -r line; do COMPREPLY+=("$line"); done < <(compgen -A "$action" -- "$word")
            fi
        }

        complete -F _backyard_birds backyard-birds

        """#

    private static let zshScript = #"""
        #compdef backyard-birds
        # zsh completion for backyard-birds, as the program prints it.

        _backyard-birds() {
            local line paths
            local -a lines texts shown
            lines=("${(@f)$("${(Q)words[1]}" complete -- "${(@Q)words[2,CURRENT]}" 2>/dev/null)}")
            paths=$lines[1]
            for line in "${(@)lines[2,-1]}"; do
                texts+=("${line%%$'\t'*}")
                if [[ $line == *$'\t'* ]]; then
                    shown+=("${line%%$'\t'*}  -- ${line#*$'\t'}")
                else
                    shown+=("$line")
                fi
            done
            if (($#texts)); then
                compadd -l -M 'm:{[:lower:][:upper:]}={[:upper:][:lower:]}' -d shown -a texts
            fi
            if [[ $paths != none ]]; then
                compset -P '--*='
                if [[ $paths == directories ]]; then _files -/; else _files; fi
            fi
        }

        if [[ $funcstack[1] == _backyard-birds ]]; then
            _backyard-birds "$@"
        else
            compdef _backyard-birds backyard-birds
        fi

        """#

    private static let fishScript = #"""
        # fish completion for backyard-birds, as the program prints it.

        function __backyard_birds_complete
            set -l tokens (commandline -opc)
            set -l current (commandline -ct)
            set -l lines ($tokens[1] complete -- $tokens[2..-1] "$current" 2>/dev/null)
            set -l value (string replace -r -- '^--[^=]*=' '' "$current")
            set -l prefix (string sub -l (math (string length -- "$current") - (string length -- "$value")) -- "$current")
            switch "$lines[1]"
                case files
                    printf "%s\n" $prefix(__fish_complete_path "$value")
                case directories
                    printf "%s\n" $prefix(__fish_complete_directories "$value" '')
            end
            printf "%s\n" $lines[2..-1]
        end

        complete -c backyard-birds -f -a '(__backyard_birds_complete)'

        """#
}
