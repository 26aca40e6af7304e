import Chronology
import JSON
import Session

/// `export`, `import` and `doctor`: what is done with a save as a whole.
extension CommandLineRunner {
    /// Opens the game for a look, or says why that cannot be.
    ///
    /// - Parameter beginning: where the beginning of a new game will do.
    func look(
        _ configuration: Configuration, beginning: Beginning = .firstGame
    ) throws(CommandError) -> Session {
        let session: Session
        do {
            session = try Session.glance(configuration, environment: environment, beginning: beginning)
        } catch {
            throw CommandError(error, words)
        }
        heed(session)
        for notice in session.notices {
            // Nothing begins: it is only looked at.
            if case .lost = notice { continue }
            tell(words.sentence(for: notice))
        }
        return session
    }

    func export(_ arguments: Arguments, _ configuration: Configuration) throws(CommandError) -> Int32 {
        let path = arguments.operands.first ?? ""
        let session = try look(configuration, beginning: [])
        let request = TransferRequest.export(to: path, replacing: arguments.has("--force"))
        let reply: Reply
        do {
            reply = try session.perform(.transfer(request))
        } catch {
            if case .file(let error) = error, error.isTaken {
                throw CommandError("exists", words.cliExportTaken(path: path, option: "--force"))
            }
            throw refusal(error, session, whenFilesFail: "notWritten")
        }
        guard case .exported(let visits) = reply else { return ExitCode.failure }
        console.noteDone()
        if arguments.has("--json") {
            let json: JSONValue = ["exported": .string(path), "visits": .integer(Int64(visits))]
            console.write(json.prettyText)
        } else {
            console.write(words.cliExported(visits: visits, path: path) + "\n")
        }
        guard let trouble = session.journalTrouble else { return ExitCode.success }
        tell(words.sentence(for: trouble))
        return trouble.lost.isEmpty ? ExitCode.success : ExitCode.failure
    }

    func importGame(_ arguments: Arguments, _ configuration: Configuration) throws(CommandError) -> Int32 {
        let path = arguments.operands.first ?? ""
        let imported: ImportFile
        do {
            imported = try ImportFile(path, files: environment.files)
        } catch {
            switch error {
            case .file(let error): throw CommandError("notRead", words.sentence(for: error))
            case .document(let error): throw CommandError("damaged", words.cliNotImported(path: path, why: "\(error)"))
            }
        }
        let session = try open(configuration, beginning: .anywhere)
        let reply = try ask(
            .transfer(.replace(with: imported, trustPurchases: arguments.has("--trust-purchases"))), of: session,
            whenFilesFail: "notSaved")
        try finish(session)
        guard case .replaced(let unverified) = reply else { return ExitCode.failure }
        if arguments.has("--json") {
            let json: JSONValue = ["imported": .string(path), "unverifiedPurchases": .integer(Int64(unverified))]
            console.write(json.prettyText)
        } else {
            console.write(words.cliImported(path: path) + "\n")
            if unverified > 0 {
                console.write(words.cliUnverified(purchases: unverified, option: "--trust-purchases") + "\n")
            }
        }
        return ExitCode.success
    }

    func doctor(_ arguments: Arguments, _ configuration: Configuration) throws(CommandError) -> Int32 {
        if arguments.has("--restore-before-jump") { return try restoreBeforeJump(arguments, configuration) }
        let beginning: Beginning = [.firstGame, .lostSave]
        let session = try look(configuration, beginning: beginning)
        let doctor = Doctor(session)
        if arguments.has("--json") {
            console.write(
                JSONValue.array(
                    doctor.findings.map {
                        [
                            "severity": .string($0.severity.rawValue), "subject": .string($0.subject),
                            "message": .string(words.sentence(for: $0)),
                        ]
                    }
                ).prettyText)
        } else {
            for finding in doctor.findings {
                let mark =
                    switch finding.severity {
                    case .fine: "ok     "
                    case .note: "note   "
                    case .problem: "PROBLEM"
                    }
                console.write("\(mark)  \(finding.subject): \(words.sentence(for: finding))\n")
            }
        }
        guard doctor.hasProblems else { return ExitCode.success }
        guard arguments.has("--repair") else {
            tell(words.cliDoctorRepair(command: "doctor --repair"))
            return ExitCode.failure
        }
        do {
            tell(words.cliDoctorCopied(path: try Doctor.copyProfile(session)))
        } catch {
            throw CommandError("notCopied", words.cliDoctorNotCopied(why: words.sentence(for: error)))
        }
        let repaired = try open(configuration, beginning: beginning)
        try ask(.transfer(.repair), of: repaired)
        try finish(repaired)
        let left = Doctor(try look(configuration, beginning: beginning))
        tell(left.hasProblems ? words.cliDoctorLeft : words.cliDoctorRepaired)
        return left.hasProblems ? ExitCode.failure : ExitCode.success
    }

    private func restoreBeforeJump(
        _ arguments: Arguments, _ configuration: Configuration
    ) throws(CommandError) -> Int32 {
        let session = try open(configuration, beginning: [])
        let reply = try ask(.transfer(.returnBeforeJump), of: session, whenFilesFail: "notSaved")
        try finish(session)
        guard case .kept(let path) = reply else { return ExitCode.failure }
        if arguments.has("--json") {
            let json: JSONValue = ["restored": true, "kept": .string(path)]
            console.write(json.prettyText)
        } else {
            console.write(words.doneWentBack(path: path) + "\n")
        }
        return ExitCode.success
    }
}
