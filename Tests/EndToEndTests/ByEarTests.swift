import Testing

extension EndToEnd {
    /// The game in plain mode, played by a program that has only what a screen reader has.
    @Suite("By ear")
    struct ByEar {
        /// What matters is in the transcript, in the words of the game; `EAR_TRANSCRIPT=FILE` keeps it.
        @Test("A game is begun, tended, furnished and left by what is heard")
        func twoDays() throws {
            let game = try TmuxGame()
            let reader = ScreenReader(game)
            try game.start("--plain --seed 7 --now 2026-05-04T10:00:00Z")
            defer { try? reader.writeTranscript() }
            try reader.hear("Backyards")
            try reader.hear("A first: a swallow in Bird Springs")

            // Who came, where it is, and why it came.
            try reader.press("g", hears: "Bird Springs, favorite. The plum swallow: Drinking on the fountain")
            try reader.find("It’s morning: a fifth more visitors.", by: "PageUp")
            try reader.press("r", hears: "Bird Springs is refilled.")

            // Another food.
            try reader.press("f", hears: "Food for Bird Springs")
            try reader.find("Corn, free")
            try reader.press("Enter", hears: "Corn in Bird Springs.")

            // Nectar is bought with simulated money, and used.
            try reader.press("5", hears: "Bird Food Shop")
            try reader.find("Nectar Cup, $0.99")
            try reader.press("Enter", hears: "Buy with simulated money? Nectar Cup. $0.99, simulated.")
            try reader.press("Enter", hears: "Bought: Nectar Cup.")
            try reader.press("Enter")
            try reader.press("1", hears: "Backyards")
            try reader.press("f", "Home", hears: "Nutrition Pellet, 3 owned")
            try reader.find("Nectar, 1 owned")
            try reader.press("Enter", hears: "Nectar in Bird Springs.")
            try reader.press("m", hears: "Again: Nectar in Bird Springs.")
            try reader.leave(by: "q")

            // Eleven days later; the yards were tended meanwhile.
            for day in 4...14 {
                for hour in ["08", "16"] where day > 4 {
                    let date = "2026-05-\(day < 10 ? "0" : "")\(day)T\(hour):00:00Z"
                    #expect(try game.program.run(["refill", "--all", "--now", date]).status == 0)
                }
            }
            try game.start("--plain --now 2026-05-15T09:00:00Z")
            try reader.hear("While you were away (17 hours)")
            try reader.press("Down", "Down", "Down", "Down")
            try reader.press("Escape", hears: "Backyards")
            try reader.press("R", hears: "refilled")

            // A bird gets a name.
            try reader.press("2", hears: "Birds, latest first")
            try reader.find("Plum swallow")
            try reader.press("Enter", hears: "Plum swallow")
            try reader.press("e", hears: "Name:")
            try reader.type("Juniper", hears: "Juniper")
            try reader.press("1", hears: "Backyards")

            // The yard gets another ground.
            try reader.press("Enter", "e")
            try reader.find("Ground:")
            try reader.press("Right", hears: "Ground:")
            try reader.press("Enter", hears: "Bird Springs")

            // The journal, a setting, and away.
            try reader.press("4", hears: "Journal, Life list")
            try reader.press("Right", hears: "Journal, Days")
            try reader.press("Down", "Enter")
            try reader.press("Down", "Down", "Down")
            try reader.press("8", hears: "Settings")
            try reader.find("Clock:")
            try reader.press("Right", hears: "Clock: 12 hours")
            try reader.leave(by: "C-c")

            let signs: Set<Character> = ["░", "▎", "│", "─", "╭", "╯", "…", "›", "‹", "★", "◆", "≈", "♥", "✓", "·"]
            #expect(!reader.transcript.contains { $0.contains(where: signs.contains) })
        }
    }
}
