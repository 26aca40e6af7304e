import Foundation
import Testing

extension EndToEnd {
    @Suite("The whole story")
    struct Story {
        /// Opens the sheet of what is chosen, reads that no real money is meant, and buys it.
        private func buy(in game: TmuxGame, thanks: String) throws {
            try game.press("Enter")
            try game.wait("the question, which says simulated") {
                $0.contains("with simulated money?") && $0.contains("simulated.")
            }
            try game.press("Enter")
            try game.wait(for: thanks)
            try game.press("Enter")
            try game.wait(untilGone: "Enter close")
        }

        @Test(
            "A bird comes, the yard is refilled, food is bought and used, a pass too; all of it is there the next day")
        func twoDays() throws {
            let game = try TmuxGame(revealsFirsts: true)
            try game.open("--seed 7 --now 2026-05-04T10:00:00Z")

            // A bird within the first seconds, told where it is.
            try game.wait(for: "A first: ")
            try TmuxGame.wait("the visit in the save") {
                try !game.program.status(["--now", "2026-05-04T10:00:30Z"]).yard("Bird Springs").visitors.isEmpty
            }

            // A picture of it opens, and a postcard is in the album.
            try game.wait(for: "A postcard is in your album.")
            try game.wait("the first screen again") { screen in
                if screen.contains("FIRST SIGHTING") { try game.press("Escape") }
                return !screen.contains("FIRST SIGHTING")
            }

            // Its yard, where food and water are partly used; after `r` they are not.
            try game.press("g")
            let partly = try game.wait(for: "decorate")
            #expect(!partly.contains("9h left") && !partly.contains("16h left"))
            try game.press("r")
            try game.wait("full gauges") { $0.contains("9h left") && $0.contains("16h left") }

            // The shop: three pellets at first, then four.
            try game.press("5")
            try game.wait(for: "Bird Food Shop")
            try game.press("Down")
            try game.wait(for: "3 owned")
            try buy(in: game, thanks: "Bought: Nutrition Pellet.")
            try game.wait(for: "4 owned")

            // One of them for the birds.
            try game.press("1", "Home", "f")
            try game.wait(for: "Food for Bird Springs")
            try game.press("Home")
            try game.wait(for: "4 owned")
            try game.press("Enter")
            try game.wait(for: "Nutrition Pellet in Bird Springs")
            try game.press("f", "Home")
            try game.wait(for: "3 owned")
            try game.press("Escape")
            try game.wait(untilGone: "Food for")

            // A favourite, a pass, a name.
            try game.press("Right", "s")
            try game.wait(for: "Feathered Friends ★")
            try game.press("6")
            try game.wait(for: "Individual Pass")
            try buy(in: game, thanks: "Individual Pass is active")
            try game.press("7")
            try game.wait("the pass in Account") { $0.contains("Free until 4 Jun 2026") }
            try game.press("Enter", "C-u")
            try game.wait(untilGone: "tester")
            try game.type("Rosa Lind")
            try game.press("Enter")
            try game.wait(for: "Enter edit")
            // Back to the pass, where it came from, and to the yards.
            try game.press("q")
            try game.wait(for: "Enter upgrade")
            try game.press("q")
            try game.wait(for: "q quit")
            try game.press("q")
            try game.expectTerminalGivenBack(status: 0)

            // Some fourteen hours later.
            try game.open("--now 2026-05-05T00:05:00Z")
            let card = try game.wait(for: "While you were away (14 hours)")
            #expect(card.contains(/[0-9]+ visits in [0-9] yards/))
            try game.press("Enter")
            try game.wait(untilGone: "While you were away")
            try game.wait("both stars") { $0.contains("Bird Springs ★") && $0.contains("Feathered Friends ★") }
            try game.press("7")
            try game.wait("the account") {
                $0.contains("Rosa Lind") && $0.contains("Free until 4 Jun 2026")
            }
            try game.press("End")
            try game.wait(for: "Nutrition Pellet")
            try game.press("5", "Down")
            try game.wait(for: "3 owned")
            try game.press("C-c")
            try game.expectTerminalGivenBack(status: 0)

            let status = try game.program.status(["--now", "2026-05-05T00:05:30Z"])
            #expect(status.pass == "individual")
            let yard = try status.yard("Bird Springs")
            #expect(yard.food.name == "Nutrition Pellet")
            // Refilled at ten with sixteen hours of water; fourteen have gone by, and it may have rained.
            #expect((3600..<16 * 3600).contains(yard.water.remaining))
        }
    }
}
