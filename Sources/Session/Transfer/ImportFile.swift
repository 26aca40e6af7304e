import Chronology
import JSON
import Simulation

/// The reason why a file cannot be imported.
package enum ImportError: Error, Hashable, Sendable {
    case file(FileError)
    /// The document has a fault, with its line or key.
    case document(JSONError)
}

/// An exported game whose file was checked; its visits stay in the file until they are needed.
package struct ImportFile: Hashable, Sendable {
    let checkpoint: Checkpoint
    private let path: String
    private let files: any FileSystem
    /// The visits of an export of an older version, which does not have a line for each; `nil` for the present layout.
    private let visits: [Visit]?
    /// The checksum of the file, by which replacement of the file is noticed.
    private let sum: String

    package static func == (a: ImportFile, b: ImportFile) -> Bool { a.path == b.path && a.sum == b.sum }

    package func hash(into hasher: inout Hasher) { hasher.combine(sum) }

    /// Reads and checks a file.
    ///
    /// - Throws: the fault, with the line or the key, for anything but an intact export.
    package init(_ path: String, files: any FileSystem) throws(ImportError) {
        self.path = path
        self.files = files
        var scan = ImportScan()
        do throws(FileError) {
            var lines = FileLines(path: path, files: files)
            while !scan.isTooLarge, let line = try lines.next() { scan.take(line) }
        } catch {
            throw .file(error)
        }
        guard !scan.isTooLarge else { throw .document(JSONError("it is larger than any game")) }
        sum = scan.sum.text
        guard scan.hasOtherLayout else {
            do throws(JSONError) {
                let rest = try scan.rest()
                try Self.checkHeader(rest)
                if let flaw = scan.flaw { throw flaw }
                checkpoint = try Self.checkpoint(rest, isIntact: scan.isIntact)
                visits = nil
            } catch {
                throw .document(error)
            }
            return
        }
        let bytes: [UInt8]
        do throws(FileError) { bytes = try files.read(path) } catch { throw .file(error) }
        do throws(JSONError) {
            let document = try JSONValue(parsing: bytes)
            try Self.checkHeader(document)
            checkpoint = try Self.checkpoint(document, isIntact: SealedDocument.isIntact(bytes))
            do throws(JSONError) {
                let read = try (document["journal"] ?? []).decode([Visit].self, by: [VisitReader.reader])
                if let place = read.firstIndex(where: { !ImportScan.isDated($0) }) {
                    throw JSONError(.outOfRange, key: "[\(place)]")
                }
                visits = read
            } catch {
                throw error.within("journal")
            }
        } catch {
            throw .document(error)
        }
    }

    /// Returns whether this is an export of the same game as a world, at any time.
    func isExport(of world: World) -> Bool {
        let exported = checkpoint.snapshot.world
        return (exported.seed, exported.began) == (world.seed, world.began)
    }

    /// Throws if the document is no export, or one of a later version.
    private static func checkHeader(_ document: JSONValue) throws(JSONError) {
        guard document["format"]?.stringValue == ExportedGame.format else {
            throw JSONError("this is not a game that was exported", key: "format")
        }
        guard let schema = document["schema"]?.integerValue else {
            throw JSONError(.missing, key: "schema")
        }
        guard schema <= Checkpoint.schema else {
            throw JSONError("it was made by a later version of the game", key: "schema")
        }
    }

    /// Returns the game in an intact document, migrated to the present schema.
    private static func checkpoint(_ document: JSONValue, isIntact: Bool) throws(JSONError) -> Checkpoint {
        guard isIntact else { throw JSONError("it is not as it was exported", key: "checksum") }
        guard let game = document["game"] else { throw JSONError(.missing, key: "game") }
        let checkpoint: Checkpoint
        do throws(JSONError) {
            checkpoint = try CheckpointFile(game).migrated()
        } catch {
            throw error.within("game")
        }
        if let first = checkpoint.snapshot.world.validate().first {
            throw JSONError("the world contradicts itself: \(first)", key: "game.world")
        }
        return checkpoint
    }

    /// Calls the body with each visit of the journal as a line of compact JSON.
    func forEachVisit(_ body: (ArraySlice<UInt8>) throws(FileError) -> Void) throws(FileError) {
        if let visits {
            for visit in visits {
                if let line = try? JSONValue(encoding: visit).compact { try body(line[...]) }
            }
            return
        }
        var scan = ImportScan(checksVisits: false)
        var lines = FileLines(path: path, files: files)
        while let line = try lines.next() {
            if let visit = scan.take(line) { try body(visit) }
        }
        // The file was verified before and is read again, so it may have been replaced.
        guard scan.sum.text == sum else { throw FileError(.read, path, FileError.changed) }
    }
}
