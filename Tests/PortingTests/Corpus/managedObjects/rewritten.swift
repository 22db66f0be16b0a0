import Foundation; import ObjectRuntime

class Track: NSObject {
               var title: String? { get { managedValue("title", of: self) } set { setManagedValue(newValue, "title", of: self) } }
               var plays: Int { get { managedValue("plays", of: self) } set { setManagedValue(newValue, "plays", of: self) } };  var isFavourite: Bool { get { managedValue("isFavourite", of: self) } set { setManagedValue(newValue, "isFavourite", of: self) } }
               public private(set) var tags: Set<String> { get { managedValue("tags", of: self) } set { setManagedValue(newValue, "tags", of: self) } }

    func tag(_ tag: String) { tags.insert(tag) }
; @section(".init_array") @used private nonisolated static let __exposed9: @convention(c) () -> Void = { exposeMembers(of: Track.self) { $0.property("title", \Track.title); $0.property("plays", \Track.plays); $0.property("isFavourite", \Track.isFavourite); $0.property("tags", \Track.tags) } } }

func managedObjects() {
    let track = Track()
    print(track.title ?? "untitled", track.plays, track.isFavourite, track.tags)
    let observation = track.observe(\.title, options: [.old, .new]) { _, change in
        print("title:", change.oldValue as Any, change.newValue as Any)
    }
    track.title = "Etude"
    track.setValue(3, forKey: "plays")
    track.plays += 1
    track.isFavourite.toggle()
    track.tag("piano")
    print(track.value(forKey: "title") as? String ?? "", track.plays, track.isFavourite, track.tags)
    let other = Track()
    print(other.title as Any, other.plays)
    observation.invalidate()
}
