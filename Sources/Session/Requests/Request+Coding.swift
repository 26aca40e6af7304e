import Simulation

/// Requests as `undo.json` has them: those that can be taken back, and those that undo does not reach behind.
extension Request: Codable {
    private enum Kind: String, Codable {
        case refillWater, refillFood, setBackyardFavorite, renameBackyard, createBackyard, decorateBackyard
        case removeBackyard, setBirdFavorite, nameBird, setDisplayName, setEmail, setAvatar, keepWidget, removeWidget
        case together, purchase, refund, deletePhoto
    }

    private enum Key: CodingKey {
        case kind, yard, bird, food, name, isOn, decoration, hemisphere, widget, requests, spared, transaction
    }

    package init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: Key.self)
        func yard() throws -> ID<Backyard> { try fields.decode(ID<Backyard>.self, forKey: .yard) }
        func bird() throws -> ID<Bird> { try fields.decode(ID<Bird>.self, forKey: .bird) }
        func name() throws -> String { try fields.decode(String.self, forKey: .name) }
        func isOn() throws -> Bool { try fields.decode(Bool.self, forKey: .isOn) }
        func decoration() throws -> Decoration { try fields.decode(Decoration.self, forKey: .decoration) }
        switch try fields.decode(Kind.self, forKey: .kind) {
        case .refillWater: self = .refillWater(try yard())
        case .refillFood:
            self = .refillFood(try yard(), food: try fields.decodeIfPresent(ID<Food>.self, forKey: .food))
        case .setBackyardFavorite: self = .setBackyardFavorite(try yard(), try isOn())
        case .renameBackyard: self = .renameBackyard(try yard(), try name())
        case .createBackyard:
            let hemisphere = try fields.decode(Hemisphere.self, forKey: .hemisphere)
            self = .createBackyard(name: try name(), try decoration(), hemisphere: hemisphere)
        case .decorateBackyard: self = .decorateBackyard(try yard(), try decoration())
        case .removeBackyard: self = .removeBackyard(try yard())
        case .setBirdFavorite: self = .setBirdFavorite(try bird(), try isOn())
        case .nameBird: self = .nameBird(try bird(), try name())
        case .setDisplayName: self = .setDisplayName(try name())
        case .setEmail: self = .setEmail(try name())
        case .setAvatar: self = .setAvatar(try bird())
        case .keepWidget:
            self = .keepWidget(try name(), try fields.decode(KeptWidget.self, forKey: .widget))
        case .removeWidget: self = .removeWidget(try name())
        case .purchase: self = .store(.purchase(try name()))
        case .refund: self = .store(.refund(try fields.decode(UInt64.self, forKey: .transaction)))
        case .deletePhoto: self = .album(.delete(try name()))
        case .together:
            let requests = try fields.decode([Request].self, forKey: .requests)
            guard requests.allSatisfy(\.mayBeTogether) else {
                throw DecodingError.dataCorruptedError(
                    forKey: .requests, in: fields, debugDescription: "never together")
            }
            self = .together(requests, spared: try fields.decode([ID<Backyard>].self, forKey: .spared))
        }
    }

    package func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: Key.self)
        func put(
            _ kind: Kind, yard: ID<Backyard>? = nil, bird: ID<Bird>? = nil, name: String? = nil, isOn: Bool? = nil,
            decoration: Decoration? = nil
        ) throws {
            try fields.encode(kind, forKey: .kind)
            try fields.encodeIfPresent(yard, forKey: .yard)
            try fields.encodeIfPresent(bird, forKey: .bird)
            try fields.encodeIfPresent(name, forKey: .name)
            try fields.encodeIfPresent(isOn, forKey: .isOn)
            try fields.encodeIfPresent(decoration, forKey: .decoration)
        }
        switch self {
        case .refillWater(let yard): try put(.refillWater, yard: yard)
        case .refillFood(let yard, let food):
            try put(.refillFood, yard: yard)
            try fields.encodeIfPresent(food, forKey: .food)
        case .setBackyardFavorite(let yard, let isOn): try put(.setBackyardFavorite, yard: yard, isOn: isOn)
        case .renameBackyard(let yard, let name): try put(.renameBackyard, yard: yard, name: name)
        case .createBackyard(let name, let decoration, let hemisphere):
            try put(.createBackyard, name: name, decoration: decoration)
            try fields.encode(hemisphere, forKey: .hemisphere)
        case .decorateBackyard(let yard, let decoration):
            try put(.decorateBackyard, yard: yard, decoration: decoration)
        case .removeBackyard(let yard): try put(.removeBackyard, yard: yard)
        case .setBirdFavorite(let bird, let isOn): try put(.setBirdFavorite, bird: bird, isOn: isOn)
        case .nameBird(let bird, let name): try put(.nameBird, bird: bird, name: name)
        case .setDisplayName(let name): try put(.setDisplayName, name: name)
        case .setEmail(let address): try put(.setEmail, name: address)
        case .setAvatar(let bird): try put(.setAvatar, bird: bird)
        case .keepWidget(let name, let widget):
            try put(.keepWidget, name: name)
            try fields.encode(widget, forKey: .widget)
        case .removeWidget(let name): try put(.removeWidget, name: name)
        case .together(let requests, let spared):
            try put(.together)
            try fields.encode(requests, forKey: .requests)
            try fields.encode(spared, forKey: .spared)
        case .store(.purchase(let product, _)): try put(.purchase, name: product)
        case .store(.refund(let id, _)):
            try put(.refund)
            try fields.encode(id, forKey: .transaction)
        case .album(.delete(let photo)): try put(.deletePhoto, name: photo)
        case .changeSettings, .undo, .redo, .store, .family, .journal, .album, .transfer:
            throw EncodingError.invalidValue(
                self, .init(codingPath: encoder.codingPath, debugDescription: "\(self)"))
        }
    }
}
