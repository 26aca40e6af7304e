import Drawing
import Scene
import Simulation

/// The contents of the sheets: every bird in every pose and palette, and every other drawing.
struct Sheets {
    let artist: Artist
    private static let screen = CellSize(width: 60, height: 22)

    /// Returns the poses of one bird with their captions, roughly in the order of a visit.
    static func poses(of name: String) -> [(String, BirdStudio.Pose)] {
        let species = Catalog.species(ID(name))
        func held(_ behavior: Behavior, _ t: Double) -> BirdStudio.Pose {
            .perched(PerchedPose.sample(behavior, at: t, of: species))
        }
        var wet = PerchedPose()
        wet.fluff = 0.45
        let landing = Flight(
            position: ScenePoint(x: 0, y: 0), pitch: -36, wing: 0.6, facesRight: true, brake: 1)
        let glide = Flight(position: ScenePoint(x: 0, y: 0), pitch: 4, wing: 0.62, facesRight: true)
        var list: [(String, BirdStudio.Pose)] = [("perch", .perched(PerchedPose()))]
        list += [("look here", held(.lookHere, 0.3)), ("look about", held(.lookAbout, 0.1))]
        list += [("look back", held(.lookBack, 0.5)), ("peck", held(.peck, 0.15)), ("drink down", held(.drink, 0.3))]
        list += [("drink up", held(.drink, 0.75)), ("preen", held(.preen, 0.5)), ("sing", held(.sing, 0.5))]
        list += [("sleep", held(.sleep, 0.5)), ("shake 1", held(.shake, 0.45)), ("shake 2", held(.shake, 0.55))]
        list += [("hop", held(.hop, 0.5)), ("stretch", held(.stretch, 0.5)), ("own 1", held(.own, 0.3))]
        list += [("own 2", held(.own, 0.72)), ("in rain", .perched(wet))]
        list += [0, 0.14, 0.28, 0.42, 0.6, 0.8].map { ("flap \($0)", .flying(phase: $0)) }
        list += [("glide", .flight(glide)), ("land", .flight(landing))]
        return list
    }

    /// Returns one bird in every pose, large and small, in one of its palettes, which count from 0.
    func bird(_ name: String, palette: Int) -> Sheet {
        var sheet = Sheet(name: "bird-\(name)-\(palette + 1)")
        let colors = BirdStudio.colors(of: name, palette: palette)
        let poses = Self.poses(of: name)
        for start in stride(from: 0, to: poses.count, by: 6) {
            let part = poses[start..<min(poses.count, start + 6)]
            sheet.rows.append(
                part.map { label, pose in
                    let room = label == "perch" || label.hasPrefix("flap") ? 1 : 0.82
                    return Item(
                        label: label, grid: artist.bird(name, pose, colors: colors, Artist.detail, room: room))
                })
        }
        for start in stride(from: 0, to: poses.count, by: 12) {
            let part = poses[start..<min(poses.count, start + 12)]
            sheet.rows.append(
                part.map { Item(label: $0, grid: artist.bird(name, $1, colors: colors, Artist.tile)) })
        }
        return sheet
    }

    /// Returns all birds beside each other; `unnamed` ones are silhouettes with numbers, for a viewer to name.
    func birds(_ name: String, _ size: CellSize, unnamed: Bool = false) -> Sheet {
        var sheet = Sheet(name: name)
        let birds = unnamed ? BirdStudio.names.reversed() : BirdStudio.names
        let poses: [BirdStudio.Pose] = [.perched(PerchedPose()), .flying(phase: 0), .flying(phase: 0.3)]
        let across = size.width > 12 ? 6 : 12
        for pose in poses {
            for start in stride(from: 0, to: birds.count, by: across) {
                sheet.rows.append(
                    (start..<min(birds.count, start + across)).map { index in
                        let bird = birds[index]
                        return Item(
                            label: unnamed ? "\(index + 1)" : bird,
                            grid: artist.bird(
                                bird, pose, colors: BirdStudio.colors(of: bird, palette: 0), size,
                                silhouette: unnamed ? RGB(hex: 0x1C2530) : nil))
                    })
            }
        }
        return sheet
    }

    /// Returns every drawing of a folder, in the sizes that it is seen in.
    func folder(_ folder: String, sizes: [CellSize], across: Int = 10) -> Sheet {
        var sheet = Sheet(name: folder.lowercased())
        let paths = AssetLibrary.paths.filter { $0.hasPrefix(folder + "/") && $0.hasSuffix(".svg") }
        for size in sizes {
            for start in stride(from: 0, to: paths.count, by: across) {
                sheet.rows.append(
                    paths[start..<min(paths.count, start + across)].map { path in
                        Item(
                            label: String(path.dropFirst(folder.count + 1).dropLast(4)),
                            grid: artist.asset(path, size))
                    })
            }
        }
        return sheet
    }

    /// Returns the sheets whose names contain `word`, or all for an empty one, each made on demand.
    func all(containing word: String) -> some Sequence<Sheet> {
        let small = CellSize(width: 4, height: 2)
        let icon = CellSize(width: 8, height: 4)
        let large = CellSize(width: 40, height: 20)
        var sheets: [(String, () -> Sheet)] = BirdStudio.names.flatMap { name in
            (0..<max(1, Catalog.species(ID(name))?.palettes.count ?? 0)).map { palette in
                ("bird-\(name)-\(palette + 1)", { bird(name, palette: palette) })
            }
        }
        sheets += [
            ("birds-detail", { birds("birds-detail", Artist.detail) }),
            ("birds-tile", { birds("birds-tile", Artist.tile) }),
            ("birds-unnamed", { birds("birds-unnamed", Artist.tile, unnamed: true) }),
            ("plants", { folder("Plants", sizes: [CellSize(width: 14, height: 14), Artist.tile]) }),
            ("food", { folder("Food", sizes: [small, icon, Artist.tile, Artist.detail], across: 9) }),
            ("shop", { folder("Shop", sizes: [small, icon, Artist.tile, Artist.detail]) }),
            ("fountains", { folder("Fountains", sizes: [Artist.tile, Artist.detail, large]) }),
            ("floors", { folder("Floors", sizes: [CellSize(width: 40, height: 10)], across: 2) }),
            ("silhouettes", { folder("Silhouettes", sizes: [CellSize(width: 48, height: 6)], across: 2) }),
        ]
        if let yards = Yards(artist: artist) {
            for index in 0..<3 {
                sheets.append(("yard-\(index + 1)", { yards.sheet("yard-\(index + 1)", yard: index, Self.screen) }))
            }
            sheets.append(("tiles", { yards.tiles() }))
            for (number, species) in Catalog.species.enumerated() {
                sheets.append(("strips-\(species.id)", { yards.strips(of: number) }))
                sheets.append(("strips-unnamed-\(number + 1)", { yards.strips(of: number * 5 + 2, unnamed: number) }))
            }
            sheets.append(("guests-unnamed", { yards.guestsUnnamed() }))
        }
        for name in ["Gifts", "Sky", "Feeders", "Birdhouses", "Effects"] {
            sheets.append((name.lowercased(), { folder(name, sizes: [small, Artist.tile, Artist.detail]) }))
        }
        return sheets.lazy.filter { word.isEmpty || $0.0.contains(word) }.map { $0.1() }
    }
}
