/// In an outline: the text of an entry.
public let kCGPDFOutlineTitle: CFString = "Title"
/// In an outline: the entries below an entry, an array of dictionaries.
public let kCGPDFOutlineChildren: CFString = "Children"
/// In an outline: where an entry leads, a page's number or a URL.
public let kCGPDFOutlineDestination: CFString = "Destination"
