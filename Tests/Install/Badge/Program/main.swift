import Kasane
import QuartzCore

let tile = CALayer()
tile.frame = CGRect(x: 0, y: 0, width: 8, height: 8)
tile.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
let picture = try tile.image(at: 0, size: CGSize(width: 16, height: 8))
precondition(picture.width == 16)
print("a picture of \(picture.width) x \(picture.height) pixels")
