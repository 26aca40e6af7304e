import CNcurses
import Drawing
import TerminalUI

/// Turns what `getmouse` answers into events. It remembers which button is held, since ncurses reports a drag and a
/// move alike.
struct MouseDecoder {
    private var held: Int?

    /// What to ask `mousemask` for: no clicks, which ncurses would put together by waiting.
    static var wanted: mmask_t {
        (Int32(1)...5).reduce(shim_mouse_position()) { $0 | shim_mouse_pressed($1) | shim_mouse_released($1) }
    }

    /// All that is queued, in the order in which it happened: `getmouse` answers the newest first.
    mutating func drain() -> [MouseEvent] {
        var queue: [MEVENT] = []
        var event = MEVENT()
        while queue.count < 64, getmouse(&event) == OK { queue.append(event) }
        return queue.reversed().compactMap { decode($0) }
    }

    private mutating func decode(_ event: MEVENT) -> MouseEvent? {
        let place = CellPoint(x: Int(event.x), y: Int(event.y))
        if event.bstate & shim_mouse_pressed(4) != 0 { return MouseEvent(.wheelUp, at: place) }
        if event.bstate & shim_mouse_pressed(5) != 0 { return MouseEvent(.wheelDown, at: place) }
        for button in 1...3 {
            if event.bstate & shim_mouse_pressed(Int32(button)) != 0 {
                held = button
                return MouseEvent(.press(button), at: place)
            }
            if event.bstate & shim_mouse_released(Int32(button)) != 0 {
                held = nil
                return MouseEvent(.release(button), at: place)
            }
        }
        guard event.bstate & shim_mouse_position() != 0 else { return nil }
        return MouseEvent(held.map { .drag($0) } ?? .move, at: place)
    }
}
