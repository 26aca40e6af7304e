import Drawing

/// From a pose to the groups of a drawing. Groups that a drawing does not have are passed over, so a file without,
/// say, `wing-open` still shows a bird.
struct PosedParts {
    /// What a bird leans about, in the drawing's units.
    static let ankles = Point(50, 92)

    /// Of the drawing as a whole.
    var whole = Transform2D.identity
    var parts: [String: PartPose] = [:]

    init(_ pose: PerchedPose, of drawing: SVGDocument) {
        let has = Set(drawing.partIDs)
        let shift = Point(2.2 * pose.roll, 4.5 * pose.crouch)
        // A bird that is drawn from the front bows instead of leaning to a side.
        let isFrontal = has.contains("face")
        let turn = (isFrontal ? 0.3 : 1) * pose.lean + 3 * pose.roll
        if turn != 0 || shift != .zero {
            // About the feet, in the drawing's own square units, so that a lean looks the same in any cell; the feet
            // stay where they stand.
            whole = .translation(shift.x, shift.y) * Transform2D.rotation(degrees: turn).about(Self.ankles)
            let back = Transform2D.rotation(degrees: -turn)
            parts["feet"] = PartPose(rotation: -turn, offset: Self.ankles - back.apply(Self.ankles + shift))
        }
        setHead(pose, has)
        /// Turned to us, body and tail are seen shorter.
        let near = pose.gaze == .here && has.contains("head-front") ? 1.0 : 0
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
            parts["eyelid-front"] = .shown
        }
    }

    private mutating func setHead(_ pose: PerchedPose, _ has: Set<String>) {
        // Puffed feathers reach up to the cheeks: the head sinks between them.
        let offset = Point(1.2 * pose.neck, -4.5 * pose.neck + 1.5 * pose.fluff)
        var head = PartPose(rotation: pose.head, offset: offset)
        if has.contains("face"), pose.lean > 0 {
            head = PartPose(rotation: 0.3 * pose.head, offset: offset + Point(0, 0.45 * pose.lean))
        }
        switch pose.gaze {
        case .ahead: break
        case .here where has.contains("head-front"):
            parts["head"] = .hidden
            head.isHidden = false
            parts["head-front"] = head
            return
        case .here: break
        case .back where has.contains("head-back"):
            // An owl's: all the way round. At its feathers it faces us as ever.
            if pose.wing > 0 { break }
            parts["head"] = .hidden
            head.isHidden = false
            parts["head-back"] = head
            return
        case .back:
            head.rotation = -pose.head
            head.scale = Point(-1, 1)
        }
        if head != PartPose() { parts["head"] = head }
        if pose.crest != 0 {
            parts["crest"] = PartPose(rotation: -34 * pose.crest, scale: Point(1, 1 - 0.25 * pose.crest))
        }
    }

    private mutating func setWing(_ pose: PerchedPose, _ has: Set<String>) {
        if pose.open > 0.12, has.contains("wing-open") {
            parts["wing"] = .hidden
            parts["wing-far"] = .hidden
            parts["wing-open"] = PartPose(rotation: 14 * (1 - pose.open), scale: Point(1, pose.open), isHidden: false)
            parts["wing-open-back"] = PartPose(
                rotation: 10 * (1 - pose.open), scale: Point(1, pose.open), isHidden: false)
            return
        }
        let lift = pose.wing + 46 * (has.contains("wing-open") ? 0 : pose.open)
        if lift != 0 || pose.fluff > 0 {
            parts["wing"] = PartPose(rotation: -lift, offset: Point(-1.6 * pose.fluff, 0.5 * pose.fluff))
        }
    }
}
