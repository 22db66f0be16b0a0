import Foundation
import UIKit // views and rectangles

struct Bookcase {
    var books: [CGRect]

    func books(in rect: CGRect) -> Int { books.filter { $0.intersects(rect) }.count }
    func overlap(_ rect: CGRect) -> [Bool] { books.map(rect.intersects) }
}

extension CGRect {
    func isApart(from other: CGRect) -> Bool { !intersects(other) }
}

func rectangles() {
    let place = CGRect(x: 0, y: 0, width: 10, height: 10)
    // An edge, a corner, a point of the other within, an empty one within, no rectangle at all.
    let others = [
        CGRect(x: 10, y: 0, width: 10, height: 10), CGRect(x: 10, y: 10, width: 5, height: 5),
        CGRect(x: 9, y: 9, width: 5, height: 5), CGRect(x: 5, y: 5, width: 0, height: 0), .null,
    ]
    print(others.map { place.intersects($0) })
    print(others.map { $0.intersects(place) })
    print(CGRect(x: 10, y: 10, width: -5, height: -5).intersects(place), CGRect.infinite.intersects(place))
    print(Bookcase(books: others).books(in: place), Bookcase(books: others).overlap(place))
    print(others.map(place.isApart), CGRect.intersects(place)(others[0]))
}
