import Foundation; import ObjectRuntime

      public protocol RatingDelegate: NSObjectProtocol {
    func ratingDidEnd(_ rating: Rating)
                   func rating(_ rating: Rating, didChange stars: Int)
                   func ratingShouldBegin(_ rating: Rating) -> Bool
                   func rating(_ rating: Rating, titleFor stars: Int) -> String?
                   var maximumStars: Int { get }
}; extension RatingDelegate { public func rating(_ rating: Rating, didChange stars: Int) { return ObjectRuntime.send("rating:didChange:", to: self, rating, stars) }; public func ratingShouldBegin(_ rating: Rating) -> Bool { return ObjectRuntime.send("ratingShouldBegin:", to: self, rating) }; public func rating(_ rating: Rating, titleFor stars: Int) -> String? { return ObjectRuntime.send("rating:titleFor:", to: self, rating, stars) }; public var maximumStars: Int { get { return ObjectRuntime.send("maximumStars", to: self) } } }

      protocol RatingDataSource: AnyObject {
                   func numberOfRatings() -> Int
}; extension RatingDataSource { func numberOfRatings() -> Int { return ObjectRuntime.send("numberOfRatings", to: self) } }

public class Rating: NSObject {
          public weak var delegate: RatingDelegate?
    var source: RatingDataSource?

    public func rate(_ stars: Int) {
        guard implementing(delegate, "ratingShouldBegin:")?.ratingShouldBegin(self) ?? true else { return print("refused") }
        implementing(delegate, "rating:didChange:")?.rating(self, didChange: stars)
        if let delegate = delegate, let title = implementing(delegate, "rating:titleFor:")?.rating(self, titleFor: stars) {
            print("title:", title)
        }
        if delegate?.responds(to: Selector("rating:didChange:")                 ) == true { print("hears changes") }
        print("most:", implementing(delegate, "maximumStars")?.maximumStars ?? 5, "of", implementing(source, "numberOfRatings")?.numberOfRatings() ?? 0)
        delegate?.ratingDidEnd(self)
    }
; @section(".init_array") @used private nonisolated static let __exposed29: @convention(c) () -> Void = { exposeMembers(of: Rating.self) { $0.property("delegate", \Rating.delegate) } } }

class Everything: NSObject, RatingDelegate, RatingDataSource {
    func ratingDidEnd(_ rating: Rating) { print("end") }
    func rating(_ rating: Rating, didChange stars: Int) { print("changed to", stars) }
    func ratingShouldBegin(_ rating: Rating) -> Bool { true }
    func rating(_ rating: Rating, titleFor stars: Int) -> String? { stars > 3 ? "good" : nil }
    var maximumStars: Int { 10 }
    func numberOfRatings() -> Int { 7 }
; @section(".init_array") @used private nonisolated static let __exposed38: @convention(c) () -> Void = { exposeMembers(of: Everything.self) { $0.method("ratingDidEnd:", Everything.ratingDidEnd(_:)); $0.method("rating:didChange:", Everything.rating(_:didChange:)); $0.method("ratingShouldBegin:", Everything.ratingShouldBegin(_:)); $0.method("rating:titleFor:", Everything.rating(_:titleFor:)); $0.property("maximumStars", \Everything.maximumStars); $0.method("numberOfRatings", Everything.numberOfRatings) } } }

class Minimum: NSObject, RatingDelegate {
    func ratingDidEnd(_ rating: Rating) { print("end") }
; @section(".init_array") @used private nonisolated static let __exposed42: @convention(c) () -> Void = { exposeMembers(of: Minimum.self) { $0.method("ratingDidEnd:", Minimum.ratingDidEnd(_:)) } } }

class Refusing: Minimum {
          func ratingShouldBegin(_ rating: Rating) -> Bool { false }
; @section(".init_array") @used private nonisolated static let __exposed46: @convention(c) () -> Void = { exposeMembers(of: Refusing.self) { $0.method("ratingShouldBegin:", Refusing.ratingShouldBegin(_:)) } } }

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
