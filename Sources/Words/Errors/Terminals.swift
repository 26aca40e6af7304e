import TerminalUI

/// The reasons why there is no full-screen terminal, with what to do instead.
extension Words {
    package func sentence(for error: TerminalError) -> String {
        switch error {
        case .notATerminal: sentences([terminalNone, terminalTryStatus])
        case .dumb(nil), .dumb(""): sentences([terminalNoType, terminalTryStatus])
        case .dumb(let type?): sentences([terminalDumb(type: type), terminalTryStatus])
        case .unknown(let type): sentences([terminalUnknown(type: type), terminalTryType])
        case .failed(let call, let code):
            sentences([terminalFailed(call: call, code: Int(code)), terminalTryStatus])
        }
    }
}
