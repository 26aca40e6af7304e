/// A shell for which the program can print a completion script.
///
/// The script passes the line to the hidden command `complete`, which knows the commands and reads the save; so scripts
/// and program can't disagree.
enum CompletionShell: String, CaseIterable, Sendable {
    case bash, zsh, fish

    /// The shell command that loads the script for one session, for help.
    var installation: String {
        switch self {
        case .bash, .zsh: "source <(\(Commands.program) completions \(rawValue))"
        case .fish: "\(Commands.program) completions fish | source"
        }
    }

    /// The script's text.
    var script: String {
        switch self {
        case .bash: Self.bashScript
        case .zsh: Self.zshScript
        case .fish: Self.fishScript
        }
    }

    private static let bashScript = #"""
        # bash completion for backyard-birds, as the program prints it.

        # Sets `quoted` to a text as it may stand where the line has got to: within the quote $2, or in none.
        _backyard_birds_quote() {
            local char i
            quoted=
            if [[ -z $2 ]]; then
                [[ -z $1 ]] || printf -v quoted %q "$1"
                return
            fi
            for ((i = 0; i < ${#1}; i++)); do
                char=${1:i:1}
                case $2$char in
                    \'\') char="'\\''" ;;
                    \"\$ | \"\" | \"\` | \"\\) char="\\$char" ;;
                    # Within double quotes nothing keeps it from calling up the history.
                    \"!) char="\"'!'\"" ;;
                esac
                quoted+=$char
            done
            # readline adds the quote at the end unless one stands there.
            [[ $quoted != *"$2" ]] || quoted+=$2
        }

        _backyard_birds() {
            # The line is read by the shell's own rules, and nothing in it is run: bash itself parts words at "=" and ":", too.
            # `word` is the last one without its quotes, `kept` what of it stays on the line whatever is completed; `raw` is what
            # stands on the line for the rest. `stem` and `way` are the same of a path as far as its last slash.
            local line=${COMP_LINE:0:COMP_POINT} char name quote='' word='' kept='' raw='' stem='' way='' begun='' closed='' i
            local -a words=()
            COMPREPLY=()
            for ((i = 0; i < ${#line}; i++)); do
                char=${line:i:1}
                name=
                if [[ $char == \$ && $quote != \' ]]; then
                    [[ ${line:i+1} =~ ^([A-Za-z_][A-Za-z0-9_]*|\{[A-Za-z_][A-Za-z0-9_]*\}) ]] || return
                    name=${BASH_REMATCH[1]}
                    char=\$$name
                    i=$((i + ${#name}))
                    name=${name#\{}
                    name=${name%\}}
                    word+=${!name} raw+=$char begun=1
                    continue
                fi
                case $quote$char in
                    \'\' | \"\") quote='' closed=1 ;;
                    \' | \") quote=$char kept=$word raw='' stem=$word way='' begun=1 ;;
                    \" | \"\` | \` | [\;\|\&\<\>\(\)]) return ;;
                    \\ | \"\\)
                        i=$((i + 1))
                        [[ -n $quote && ${line:i:1} != [\$\`\"\\] ]] && word+=\\
                        word+=${line:i:1} raw+=\\${line:i:1} begun=1
                        ;;
                    [[:blank:]])
                        [[ -z $begun ]] || words+=("$word")
                        word='' kept='' raw='' stem='' way='' begun='' closed=''
                        ;;
                    *)
                        word+=$char raw+=$char begun=1
                        if [[ $char == / ]]; then
                            stem=$word way=$raw
                        elif [[ -z $quote && $COMP_WORDBREAKS == *"$char"* ]]; then
                            kept=$word raw='' stem=$word way=''
                        fi
                        ;;
                esac
            done
            # What readline would replace after a quote that is closed is not certain.
            [[ -n $closed && -z $quote ]] && return
            words+=("$word")
            local program=${words[0]} paths='' candidate quoted case value
            [[ $program == \~/* ]] && program=$HOME/${program:2}
            case=$(shopt -p nocasematch)
            shopt -s nocasematch
            while IFS= read -r line; do
                if [[ -z $paths ]]; then
                    paths=$line
                    continue
                fi
                candidate=${line%%$'\t'*}
                [[ $candidate == "$word"* ]] || continue
                _backyard_birds_quote "${candidate:${#kept}}" "$quote"
                COMPREPLY+=("$quoted")
            done < <("$program" complete -- "${words[@]:1}" 2>/dev/null)
            $case
            [[ $paths == files || $paths == directories ]] || return
            value=$word
            [[ $value == --*=* ]] && value=${value#*=}
            [[ $value == \~/* ]] && value=$HOME/${value:2}
            while IFS= read -r -d '' candidate; do
                [[ $paths == files || -d $candidate ]] || continue
                _backyard_birds_quote "$word${candidate:${#value}}" "$quote"
                candidate=$word${candidate:${#value}}
                _backyard_birds_quote "${candidate:${#stem}}" "$quote"
                COMPREPLY+=("$way$quoted")
            done < <(
                set +f
                shopt -s nullglob
                shopt -u failglob nocaseglob dotglob
                for candidate in "$value"*; do
                    [[ $candidate == *[[:cntrl:]]* ]] || printf '%s\0' "$candidate"
                done
            )
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
