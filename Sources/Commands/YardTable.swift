import Simulation
import Words

extension CommandConfiguration {
    static let backyard = Self(
        name: "backyard", summary: \.commandBackyard, actions: [newYard, renameYard, decorateYard, removeYard],
        details: { [$0.helpBackyard(command: "status --json")] })

    private static let newYard = Self(
        name: "backyard new", summary: \.backyardActionNew, operands: [Operand("NAME")],
        options: [
            Option("--hemisphere", .choice(Hemisphere.allCases.map(\.rawValue)), \.optionHemisphere),
            Option("--food", .required("FOOD"), names: .food, \.optionNewFood),
        ] + Furnishing.options + [.json],
        details: Furnishing.help, run: CommandLineRunner.newYard)

    private static let renameYard = Self(
        name: "backyard rename", summary: \.backyardActionRename, operands: [Operand("NAME", .yard), Operand("NEW")],
        options: [.json], run: CommandLineRunner.renameYard)

    private static let decorateYard = Self(
        name: "backyard decorate", summary: \.backyardActionDecorate, operands: [Operand("NAME", .yard)],
        options: Furnishing.options + [.json], details: { [$0.helpDecorate] + Furnishing.help($0) },
        run: CommandLineRunner.decorateYard)

    private static let removeYard = Self(
        name: "backyard remove", summary: \.backyardActionRemove, operands: [Operand("NAME", .yard)],
        options: [Option("--yes", \.optionYes), .json], details: { [$0.helpRemove(option: "--yes")] },
        run: CommandLineRunner.removeYard)

    static let bird = Self(
        name: "bird", summary: \.commandBird,
        actions: [
            Self(
                name: "bird list", summary: \.birdActionList,
                options: [Option("--species", .required("SPECIES"), names: .species, \.optionSpecies), .json],
                run: CommandLineRunner.listBirds),
            Self(
                name: "bird name", summary: \.birdActionName, operands: [Operand("BIRD", .bird), Operand("NAME")],
                options: [.json], details: { [$0.helpBirdName] }, run: CommandLineRunner.nameBird),
            Self(
                name: "bird favorite", summary: \.birdActionFavorite, operands: [Operand("BIRD", .bird)],
                options: [Option("--off", \.optionFavoriteOff), .json], details: { [$0.helpBirdName] },
                run: CommandLineRunner.favoriteBird),
        ])

    static let account = Self(
        name: "account", summary: \.commandAccount,
        options: [
            Option("--name", .required("NAME"), \.optionAccountName),
            Option("--email", .required("ADDRESS"), \.optionAccountEmail),
            Option("--picture", .required("BIRD"), names: .bird, \.optionAccountPicture), .json,
        ],
        details: { [$0.helpAccount] }, run: CommandLineRunner.account)
}
