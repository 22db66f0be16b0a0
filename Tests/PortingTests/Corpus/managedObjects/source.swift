import Foundation

class Track: NSObject {
    @NSManaged var title: String?
    @NSManaged var plays: Int, isFavourite: Bool
    @NSManaged public private(set) var tags: Set<String>

    func tag(_ tag: String) { tags.insert(tag) }
}

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
