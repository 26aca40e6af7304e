import Drawing

/// The poses of the groups of a drawing. Groups that a drawing does not have are skipped, so a file without, say,
/// `wing-open` still shows a bird.
struct PosedParts {
    /// The point that a bird leans about, in the drawing's units.
    static let ankles = Point(50, 92)

    /// The transform of the drawing as a whole.
    var whole = Transform2D.identity
    var parts: [String: PartPose] = [:]

    init(_ pose: PerchedPose, of drawing: SVGDocument) {
        let has = Set(drawing.partIDs)
        let shift = Point(2.2 * pose.roll, 4.5 * pose.crouch)
        // A bird that is drawn from the front bows instead of leaning to a side.
        let isFrontal = has.contains("face")
        let turn = (isFrontal ? 0.3 : 1) * pose.lean + 3 * pose.roll
        if turn != 0 || shift != .zero {
            // The transform is about the feet, in the drawing's own square units, so a lean looks the same in any cell
            // and the feet stay where they stand.
            whole = .translation(shift.x, shift.y) * Transform2D.rotation(degrees: turn).about(Self.ankles)
            let back = Transform2D.rotation(degrees: -turn)
            parts["feet"] = PartPose(rotation: -turn, offset: Self.ankles - back.apply(Self.ankles + shift))
        }
        setHead(pose, has)
        if pose.width < 1, !isFrontal {
            whole = whole * Transform2D.scale(pose.width, 1).about(Self.ankles)
        }
        /// Body and tail are foreshortened while the bird turns to the player.
        let near = isFrontal ? 0 : Flight.ease(1 - abs(2 * pose.turn - 1))
        let puff = pose.fluff
        if puff > 0 || near > 0 {
            parts["body"] = PartPose(scale: Point(1 + 0.09 * puff - 0.05 * near, 1 + 0.045 * puff))
        }
        if pose.tail != 0 || near > 0 {
            parts["tail"] = PartPose(rotation: pose.tail, scale: Point(1 - 0.14 * near, 1))
        }
        setWing(pose, has)
        if pose.beak != 0 { parts["beak-lower"] = PartPose(rotation: pose.beak) }
        if pose.eyesShut {
            parts["eyelid"] = .shown
            parts["eye-far"] = nil
        }
    }

    private mutating func setHead(_ pose: PerchedPose, _ has: Set<String>) {
        // Puffed feathers reach up to the cheeks: the head sinks between them.
        let offset = Point(1.2 * pose.neck, -4.5 * pose.neck + 1.5 * pose.fluff)
        var head = PartPose(rotation: pose.head, offset: offset)
        if has.contains("face"), pose.lean > 0 {
            head = PartPose(rotation: 0.3 * pose.head, offset: offset + Point(0, 0.45 * pose.lean))
        }
        if has.contains("head-back") {
            // An owl's head turns all the way round. While preening it faces the player as ever.
            let turn = pose.wing > 0 ? 0 : Flight.smooth(pose.turn, from: 0.5, to: 1)
            head.scale.x = 1 - 0.4 * (1 - abs(2 * turn - 1))
            if turn > 0.5 {
                parts["head"] = .hidden
                parts["head-back"] = head
                parts["head-back"]?.isHidden = false
                return
            }
        } else if pose.turn > 0.5 {
            head.rotation = -pose.head
            head.scale.x = -0.5 - 0.5 * Flight.ease(2 * pose.turn - 1)
        } else if pose.turn > 0, has.contains("eye-far") {
            // Three quarters at most, with the bill across the head's outline: from the front a bird would be taken for
            // an owl. A bird whose bill is all that it is known by stays in profile.
            let share = Flight.ease(2 * pose.turn)
            // It is narrower still while the bird turns round, or its bill would jump from side to side.
            head.scale.x = (1 - 0.14 * share) * pose.width * pose.width
            parts["beak"] = PartPose(scale: Point(1 - 0.4 * share, 1))
            parts["eye"] = PartPose(offset: Point(2 * share, 0))
            parts["eye-far"] = PartPose(opacity: Flight.smooth(share, from: 0.4, to: 1), isHidden: false)
        }
        if head != PartPose() { parts["head"] = head }
        if pose.crest != 0 {
            parts["crest"] = PartPose(rotation: -34 * pose.crest, scale: Point(1, 1 - 0.25 * pose.crest))
        }
    }

    private mutating func setWing(_ pose: PerchedPose, _ has: Set<String>) {
        let canOpen = has.contains("wing-open")
        // A half-open wing is bent back over the folded one; before that it is only lifted.
        let open = canOpen ? Flight.smooth(pose.open, from: 0.1, to: 0.6) : 0
        if open > 0 {
            let fold = 1 - pose.open
            let wing = PartPose(
                rotation: -62 * fold, scale: Point(1 - 0.25 * fold, 1 - 0.45 * fold), opacity: open, isHidden: false)
            parts["wing-open"] = wing
            parts["wing-open-back"] = wing
            if open == 1 {
                parts["wing"] = .hidden
                parts["wing-far"] = .hidden
                return
            }
        }
        let lift = pose.wing + 46 * (canOpen ? 0 : pose.open)
        if lift != 0 || pose.fluff > 0 || open > 0 {
            parts["wing"] = PartPose(
                rotation: -lift, offset: Point(-1.6 * pose.fluff, 0.5 * pose.fluff), opacity: 1 - open)
        }
    }
}
