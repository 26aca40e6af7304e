import Drawing
import Session
import TerminalUI
import Testing

@testable import Screens

/// Keys as the player's file and the screen of keys set them.
@Suite struct KeysTests {
    private func binding(_ command: String, _ keys: String...) -> ConfigFile.Binding {
        ConfigFile.Binding(command: command, keys: keys, line: 1)
    }

    @Test func everyKeyHasANameThatLeadsBackToIt() {
        let keys =
            KeyMap<Command>.standard.bindings.flatMap(\.keys) + [
                .character("é"), .alt(.character("x")), .control("r"), .function(12), .character(" "), .insert,
                .control(" "),
            ]
        for key in keys { #expect(Key(named: key.name) == key, "\(key.name)") }
        #expect(
            Key(named: "pgup") == .pageUp && Key(named: "CTRL-R") == .control("r") && Key(named: "R") == .character("R")
        )
        for name in ["", "F13", "Hyper-x", "rr", "Ctrl-"] { #expect(Key(named: name) == nil) }
    }

    @Test func everyCommandHasANameOfItsOwn() {
        let names = Command.settable.map(\.name)
        #expect(Set(names).count == names.count)
        for command in Command.settable { #expect(Command.named(command.name) == command) }
    }

    @Test func aFileGivesKeysAndIsToldWhatCannotBe() {
        let (keys, faults) = KeyMap.remapped(by: [
            binding("refill", "F5"), binding("water", "r", "F5"), binding("nothing", "x"), binding("food", "F99"),
            binding("star", "Ctrl-C"), binding("help"), binding("photo", "Enter", "Space"),
        ])
        #expect(keys.keys(for: .refill) == [.function(5)])
        #expect(keys.keys(for: .water) == [.character("r")])
        #expect(keys.keys(for: .food) == [.character("f")] && keys.keys(for: .star) == [.character("s")])
        #expect(keys.keys(for: .help) == [], "an empty list takes all keys away")
        #expect(keys.keys(for: .open) == [.enter, .character(" ")], "nobody is locked in")
        #expect(faults.map(\.key) == ["keys.water", "keys.nothing", "keys.food", "keys.star", "keys.photo"])
        #expect(faults.map(\.kind).first == .taken("F5", by: "refill"))
    }

    /// Whatever back is given to, Esc leads back as long as it means nothing else, and out of a text in any case.
    @Test(arguments: [["back": ["c"]], ["back": ["c"], "refill": ["Esc"]]])
    func escLeadsBack(file: [String: [String]]) throws {
        let player = try Player(world: Fixture.world)
        let bindings = file.sorted { $0.key < $1.key }.map { command, keys in
            ConfigFile.Binding(command: command, keys: keys, isList: true, line: 1)
        }
        player.app.ownKeys = KeyMap.remapped(by: bindings).keys
        let isGiven = file["refill"] != nil
        #expect(player.app.keys.action(for: .escape) == (isGiven ? .refill : .back))
        player.press(.enter, isGiven ? .character("c") : .escape)
        #expect(player.app.place == .section(.backyards))
        for key in [":", "/"] as [Character] {
            player.press(.character(key), .character("c"))
            #expect(player.app.sheet?.isEditing ?? player.app.screen.isEditing && player.shows("Esc "))
            player.press(.escape)
            #expect(player.app.sheet == nil && !player.app.screen.isEditing)
        }
    }

    private func player(_ size: CellSize = CellSize(width: 100, height: 40)) throws -> Player {
        let player = try Player(size: size, world: Fixture.world)
        player.press(.character("8"), .end, .up, .enter)
        return player
    }

    /// Goes down to a command in the list of keys.
    private func choose(_ command: Command, _ player: Player) throws {
        let index = try #require(Command.settable.firstIndex(of: command))
        for _ in 0..<index { player.press(.down) }
    }

    @Test func aKeyIsSetByPressingIt() throws {
        let player = try player()
        #expect(player.shows("Keys"))
        try choose(.refill, player)
        player.press(.enter)
        #expect(player.says("Press the key") && player.says("Now: r"))
        player.press(.function(5))
        #expect(player.app.keys.keys(for: .refill) == [.function(5)])
        #expect(player.app.keys.action(for: .character("r")) == nil)
        // It is shown as it is now: in hints, in Help, in the palette.
        player.press(.character("1"), .enter)
        #expect(player.frame.textRows.last?.contains("F5 refill") == true, "\(player.text)")
        player.press(.character("?"))
        #expect(player.shows("F5  refill"), "\(player.text)")
        player.press(.escape, .character(":"))
        player.type("refill food")
        #expect(player.frame.textRows.contains { $0.contains("Refill food and water") && $0.contains("F5") })
    }

    @Test func anothersKeyIsTakenWhenItIsPressedTwice() throws {
        let player = try player()
        try choose(.refill, player)
        player.press(.enter, .character("w"))
        #expect(player.says("w is “fresh water” now. Press it again to take it from there."), "\(player.text)")
        #expect(player.app.keys.keys(for: .refill) == [.character("r")])
        player.press(.character("w"))
        #expect(player.app.keys.keys(for: .refill) == [.character("w")])
        #expect(player.app.keys.keys(for: .water) == [])
        #expect(player.shows("no key"))
        // And back again, that one alone or all.
        player.press(.character("d"))
        #expect(player.app.keys.keys(for: .refill) == [.character("r")])
        player.press(.end, .enter)
        #expect(player.app.keys.bindings == KeyMap<Command>.standard.bindings)
    }

    /// The key that always quits belongs to nothing else, and quits whatever else does.
    @Test func theKeyThatQuitsIsNotTaken() throws {
        let player = try player()
        try choose(.refill, player)
        player.press(.enter, .control("c"), .control("c"))
        #expect(player.app.keys.action(for: .control("c")) == .quit && player.app.sheet is KeySheet)
        #expect(player.app.keys.keys(for: .refill) == [.character("r")])
        let keys = KeyMap.remapped(by: [binding("quit", "F10")]).keys
        #expect(keys.keys(for: .quit) == [.function(10), .control("c")])
    }

    /// Each key is set on its own: an arrow does not take its letter along.
    @Test func theKeysBesideItStay() throws {
        let player = try player()
        player.press(.enter)
        #expect(player.says("Now: ↑ k"))
        player.press(.function(5))
        #expect(player.app.keys.keys(for: .up) == [.function(5), .character("k")])
        let selection = try #require(player.find("▎"))
        player.press(.function(5), .character("j"), .character("k"))
        #expect(player.find("▎") == selection)
        // As the file has it: a key alone takes the place of the first, a list is all of them.
        func keys(_ command: Command, _ keys: String..., isList: Bool) -> [Key] {
            let binding = ConfigFile.Binding(command: command.name, keys: keys, isList: isList, line: 1)
            let (map, faults) = KeyMap.remapped(by: [binding])
            #expect(faults.isEmpty)
            return map.keys(for: command)
        }
        #expect(keys(.down, "F5", isList: false) == [.function(5), .character("j")])
        #expect(keys(.down, "j", isList: false) == [.character("j")])
        #expect(keys(.down, "F5", isList: true) == [.function(5)])
    }

    @Test func theWayOutCannotBeTaken() throws {
        let player = try player()
        try choose(.refill, player)
        player.press(.enter, .escape)
        #expect(!player.says("Press the key"), "Esc leaves it as it is")
        player.hand(.config(ConfigFile().with(keys: ["up": ["k"]])))
        player.press(.enter, .character("k"))
        #expect(player.says("can’t be taken"), "\(player.text)")
        player.press(.escape)
        #expect(player.app.keys.action(for: .character("k")) == .up)
    }
}
