import Drawing
import Session
import TerminalUI

/// The pictures that were kept.
extension JournalScreen {
    func drawAlbum(in painter: Painter, frame: inout Frame) {
        guard let photos else { return }
        guard !photos.isEmpty else {
            let isKept = frame.session.saveStatus != .inMemory
            painter.paragraph(
                isKept ? frame.words.albumEmpty(key: frame.key(of: .photo) ?? "") : frame.words.albumInMemory, y: 0,
                to: min(painter.width - 1, 70), style: frame.theme.style(.soft))
            return
        }
        let isWide = painter.width >= 70
        let listWidth = isWide ? max(36, painter.width * 2 / 5) : painter.width
        let selection = selection(of: photos.count)
        let left = marks.isEmpty ? 2 : 2 + MarkBox.columns + 1
        var stack = Stack()
        for (index, photo) in photos.enumerated() {
            stack.add(1, item: index) { painter, frame in
                let surface = Row.draw(isSelected: index == selection, in: painter, frame: frame)
                if !marks.isEmpty {
                    MarkBox.draw(
                        marks.contains(photo.name), item: index,
                        in: painter.sub(CellRect(x: 2, y: 0, width: MarkBox.columns, height: 1)), frame: &frame,
                        on: surface)
                }
                painter.line(
                    "\(photo.day) \(photo.time)", y: 0, from: left, to: left + 16,
                    style: frame.theme.style(.faint, on: surface))
                painter.line(
                    photo.title.capitalizedFirst, y: 0, from: left + 18, to: painter.width - 1,
                    style: Row.titleStyle(index == selection, frame))
            }
        }
        stack.draw(
            in: painter.sub(CellRect(x: 0, y: 0, width: listWidth, height: painter.height)), selected: selection,
            frame: &frame)
        guard isWide else { return }
        drawPhoto(
            in: painter.sub(
                CellRect(x: listWidth + 2, y: 0, width: painter.width - listWidth - 3, height: painter.height)), frame)
    }

    /// A picture that has the whole page, as large as it can be; what it shows stands below it where a row is left.
    func drawWhole(_ photo: Photo, in painter: Painter, frame: inout Frame) {
        guard let picture, picture.name == photo.name else { return }
        let cells = picture.cells.filling(painter.size)
        let place = CellPoint(x: (painter.width - cells.width) / 2, y: (painter.height - cells.height) / 2)
        let rect = CellRect(x: place.x, y: place.y, width: cells.width, height: cells.height)
        if frame.drawsPictures {
            frame.areas.add(painter.onScreen(rect), isPicture: true)
            painter.blit(cells, at: place)
        } else {
            painter.fill(rect, with: "░", style: frame.theme.style(.faint))
        }
        guard rect.maxY < painter.height else { return }
        painter.line(
            "\(photo.title.capitalizedFirst)  \(photo.day) \(photo.time)", y: painter.height - 1, alignment: .center,
            style: frame.theme.style(.faint))
    }

    /// The picture as large as there is room, and where its file is.
    private func drawPhoto(in painter: Painter, _ frame: Frame) {
        guard let photo = chosenPhoto else { return }
        let end = photo.path.lastIndex(of: "/").map { photo.path.index(after: $0) } ?? photo.path.startIndex
        let words = [photo.path[..<end], photo.path[end...]].flatMap {
            TextFitting.wrap(String($0), to: painter.width)
        }
        let room = CellSize(width: painter.width, height: painter.height - words.count - 1)
        var y = 0
        // Without colors there is nothing to mix: then the file is named, and any terminal shows it.
        if frame.theme.depth != .mono, let picture, picture.name == photo.name {
            let cells = picture.cells.fitted(into: room)
            if frame.drawsPictures {
                frame.areas.add(painter.onScreen(CellRect(cells.size)), isPicture: true)
                painter.blit(cells, at: CellPoint(x: 0, y: 0))
            } else {
                painter.fill(CellRect(cells.size), with: "░", style: frame.theme.style(.faint))
            }
            y = cells.height + 1
        }
        for line in words where y < painter.height {
            painter.line(line, y: y, style: frame.theme.style(.faint))
            y += 1
        }
    }
}
