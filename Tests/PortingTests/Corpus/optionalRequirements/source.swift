import Foundation

@objc public protocol RatingDelegate: NSObjectProtocol {
    func ratingDidEnd(_ rating: Rating)
    @objc optional func rating(_ rating: Rating, didChange stars: Int)
    @objc optional func ratingShouldBegin(_ rating: Rating) -> Bool
    @objc optional func rating(_ rating: Rating, titleFor stars: Int) -> String?
    @objc optional var maximumStars: Int { get }
}

@objc protocol RatingDataSource {
    @objc optional func numberOfRatings() -> Int
}

public class Rating: NSObject {
    @objc public weak var delegate: RatingDelegate?
    var source: RatingDataSource?

    public func rate(_ stars: Int) {
        guard delegate?.ratingShouldBegin?(self) ?? true else { return print("refused") }
        delegate?.rating?(self, didChange: stars)
        if let delegate = delegate, let title = delegate.rating?(self, titleFor: stars) {
            print("title:", title)
        }
        if delegate?.responds(to: #selector(RatingDelegate.rating(_:didChange:))) == true { print("hears changes") }
        print("most:", delegate?.maximumStars ?? 5, "of", source?.numberOfRatings?() ?? 0)
        delegate?.ratingDidEnd(self)
    }
}

class Everything: NSObject, RatingDelegate, RatingDataSource {
    func ratingDidEnd(_ rating: Rating) { print("end") }
    func rating(_ rating: Rating, didChange stars: Int) { print("changed to", stars) }
    func ratingShouldBegin(_ rating: Rating) -> Bool { true }
    func rating(_ rating: Rating, titleFor stars: Int) -> String? { stars > 3 ? "good" : nil }
    var maximumStars: Int { 10 }
    func numberOfRatings() -> Int { 7 }
}

class Minimum: NSObject, RatingDelegate {
    func ratingDidEnd(_ rating: Rating) { print("end") }
}

class Refusing: Minimum {
    @objc func ratingShouldBegin(_ rating: Rating) -> Bool { false }
}

func optionalRequirements() {
    let rating = Rating()
    let everything = Everything()
    rating.delegate = everything
    rating.source = everything
    rating.rate(4)
    rating.rate(1)
    let minimum = Minimum()
    rating.delegate = minimum
    rating.source = nil
    rating.rate(2)
    let refusing = Refusing()
    rating.delegate = refusing
    rating.rate(3)
    rating.delegate = nil
    rating.rate(5)
}
