extension SymbolName {
    /// The accessibility label of the symbol: its common meaning, or else the words of its name: "Map", "Paper plane".
    var label: String {
        let meanings = SymbolName.meanings
        if let meaning = meanings["\(base).\(enclosure.rawValue)"] ?? meanings[base] { return meaning }
        let words = base.split(separator: ".").joined(separator: " ")
        return words.prefix(1).uppercased() + words.dropFirst()
    }

    /// Meanings of symbols that differ from what they show. Apple publishes no such list; these are Kasane's choice.
    private static let meanings = [
        "arrow.backward": "Back", "arrow.clockwise": "Refresh", "arrow.counterclockwise": "Reset",
        "arrow.forward": "Forward",
        "arrow.left": "Back", "arrow.right": "Forward", "arrow.uturn.backward": "Undo", "arrow.uturn.forward": "Redo",
        "checkmark": "Selected", "chevron.backward": "Back", "chevron.forward": "Forward", "chevron.left": "Back",
        "chevron.right": "Forward", "doc.on.doc": "Copy", "ellipsis": "More", "exclamationmark.triangle": "Warning",
        "gear": "Settings", "gearshape": "Settings", "heart": "Love", "info": "Info", "line.3.horizontal": "Menu",
        "magnifyingglass": "Search", "minus": "Remove", "paperplane": "Send", "pencil": "Edit", "plus": "Add",
        "square.and.arrow.down": "Save", "square.and.arrow.up": "Share", "square.and.pencil": "Compose",
        "star": "Favorite", "trash": "Delete", "xmark": "Close",
    ]
}
