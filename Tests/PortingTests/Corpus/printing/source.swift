import UIKit

func printing() {
    let point = CGPoint(x: 1.5, y: -2)
    print(point, CGSize(width: 3, height: 4), CGRect(x: 0, y: 0, width: 5, height: 6.25))
    print(point.debugDescription)
    debugPrint(CGSize(width: 3, height: 4))
    print(NSCoder.string(for: point), NSCoder.string(for: CGRect(x: 1, y: 2, width: 3, height: 4)))
    let path = IndexPath(row: 3, section: 1)
    print(path.row, path.section, path.item, path, IndexPath(item: 2, section: 0).count)
    print(kCFBooleanTrue as? Bool ?? false, kCFBooleanFalse == kCFBooleanTrue)
    print(arc4random_uniform(1), arc4random_uniform(10) < 10)
    print(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
}
