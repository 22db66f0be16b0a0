import UIKit

/// A test case for objects described by a XIB's XML.
@MainActor
class NibTestCase: ViewTestCase {
    func nib(_ objects: String, resources: String = "") -> UINib {
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" useAutolayout="YES">
            <objects>
            <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
            \(objects)
            </objects>
            <resources>\(resources)</resources>
            </document>
            """
        return UINib(data: Data(text.utf8), bundle: nil)
    }

    func first<Object>(_ objects: String, resources: String = "", owner: NSObject? = nil) -> Object? {
        nib(objects, resources: resources).instantiate(withOwner: owner).first as? Object
    }
}
