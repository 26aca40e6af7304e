import Drawing
import Session
import Simulation
import TerminalUI
import Words

/// The line on the first screen about the species' secret that is nearest to being solved, or about a trace of an
/// unseen species.
enum RumorLine {
    private typealias Piece = (text: String, ink: Ink)

    static func draw(in painter: Painter, frame: inout Frame) {
        let theme = frame.theme
        guard let (forms, place) = content(in: frame.context(painter.size)),
            let pieces = forms.lazy.map({ $0() })
                .first(where: { $0.reduce(0) { $0 + $1.text.columns } <= painter.width }) ?? forms.last?()
        else { return }
        var x = 0
        for piece in pieces {
            x = painter.put(piece.text, at: CellPoint(x: x, y: 0), style: theme.style(piece.ink))
        }
        frame.hits.add(CellRect(x: 0, y: 0, width: x, height: 1), in: painter, .page(place))
    }

    /// Returns the line as pieces, the longest form first, and the page that it leads to.
    ///
    /// The forms are made one at a time: the line is drawn in every frame, and the first form mostly fits.
    private static func content(in context: Context) -> (forms: [() -> [Piece]], place: Place)? {
        if let rumor = context.session.rumor { return (forms(of: rumor, context), .species(rumor.species)) }
        return context.world.trace(context.session.allowances).map { trace in
            let sentences = context.words.sentences(about: trace, context.session)
            return (sentences.map { sentence in { [(sentence, .soft)] } }, .backyard(trace.backyard))
        }
    }

    /// Returns the page that the line leads to; `nil` where there is nothing to tell.
    static func place(in session: Session) -> Place? {
        session.rumor.map { .species($0.species) }
            ?? session.world.trace(session.allowances).map { .backyard($0.backyard) }
    }

    /// Returns the line for plain mode; `nil` where there is nothing to tell.
    static func text(in context: Context) -> String? {
        guard let rumor = context.session.rumor else {
            return content(in: context)?.forms.first?().map(\.text).joined()
        }
        let words = context.words
        let lead = lead(of: rumor, words)
        let parts = (rumor.parts + [rumor.waking].compactMap(\.self)).map { spoken($0, in: context) }
        let more = rumor.unknown == 0 ? [] : [words.rumorUnknown(count: rumor.unknown)]
        let yard = words.birdInYard(yard: words.name(of: rumor.backyard, context.session))
        return "\(lead) \(words.enumeration(parts + more + [yard]))"
    }

    /// Returns a part of a rumor with its state, for the ear: "nectar missing".
    static func spoken(_ part: Rumor.Part, in context: Context) -> String {
        let thing = context.words.part(part, at: context.now)
        return state(of: part, context.words).map { "\(thing) \($0)" } ?? thing
    }

    /// Returns the state of a part for the ear, in place of its sign; `nil` for one that comes by itself.
    static func state(of part: Rumor.Part, _ words: Words) -> String? {
        switch part.state {
        case .inPlace: words.plainInPlace
        case .missing: words.plainMissing
        case .comes: nil
        }
    }

    /// Returns the beginning of the line in its longest form.
    private static func lead(of rumor: Rumor, _ words: Words) -> String {
        let kind = words.inText(rumor.species)
        return rumor.isComplete ? words.rumorAnyMoment(kind: kind) : words.rumorLead(kind: kind)
    }

    private static func forms(of rumor: Rumor, _ context: Context) -> [() -> [Piece]] {
        let (words, separator) = (context.words, " \(context.symbols.separator) ")
        let parts = (rumor.parts + [rumor.waking].compactMap(\.self)).map { part -> Piece in
            ("\(part.state.mark(context.symbols)) " + words.part(part, at: context.now), part.state.ink)
        }
        let more = rumor.unknown == 0 ? [] : [(words.rumorUnknown(count: rumor.unknown), Ink.premium)]
        let yard: [Piece] = [(separator, .faint), (words.name(of: rumor.backyard, context.session), .faint)]
        let key =
            context.key(of: .rumor).map { key in
                [Piece(separator, .faint), Piece(key, .accent), Piece(" " + words.hintOpen, .faint)]
            } ?? []
        func form(_ lead: String, _ parts: [Piece], _ end: [Piece]) -> [Piece] {
            let comma = Piece(words.listMore(first: "", next: ""), .faint)
            return [(lead + " ", .premium)] + parts.enumerated().flatMap { $0 > 0 ? [comma, $1] : [$1] } + end
        }
        let long = lead(of: rumor, words)
        let short = words.rumorLeadShort(kind: words.name(of: rumor.species))
        // What is there already may be left out.
        let notInPlace = parts.filter { $0.1 != Rumor.State.inPlace.ink }
        let missing = notInPlace.isEmpty ? parts : notInPlace
        // Less than all of it says that there is more.
        func shown(_ part: [Piece]) -> [Piece] {
            let left = parts.count - part.count + rumor.unknown
            return form(short, part, left == 0 ? [] : [Piece(" +\(left)", rumor.unknown > 0 ? .premium : .faint)])
        }
        return [
            { form(long, parts + more, yard + key) }, { form(short, parts + more, yard + key) },
            { form(long, parts + more, key) }, { form(short, parts + more, key) },
            { form(long, parts + more, []) }, { form(short, parts + more, []) }, { shown(parts) }, { shown(missing) },
            { shown(Array(missing.prefix(1))) },
        ]
    }
}

extension Rumor.State {
    func mark(_ symbols: Symbols) -> Character { self == .inPlace ? symbols.check : symbols.ring }

    /// The color of a part of a rumor that is in this state.
    var ink: Ink {
        switch self {
        case .inPlace: .good
        case .missing: .warning
        case .comes: .gold
        }
    }
}
