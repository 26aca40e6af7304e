import Drawing

extension Cell {
    /// What the eye makes of a cell that is all one color or an even mix of two.
    var seen: OKLab? {
        guard case .rgb(let ground) = style.background, case .glyph(let glyph) = content else { return nil }
        guard case .rgb(let ink) = style.foreground,
            let share = ["░": Float(0.25), "▒": 0.5, "▓": 0.75, "▄": 0.5, "▀": 0.5][glyph]
        else { return OKLab(ground) }
        return OKLab(linear: ground.linear + (ink.linear - ground.linear) * share)
    }
}
