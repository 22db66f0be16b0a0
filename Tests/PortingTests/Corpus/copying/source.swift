import Foundation

class Letter: NSObject {
    @NSCopying var text: NSString = "Dear"
    @NSCopying var greeting: NSAttributedString?
}

func copying() {
    let letter = Letter()
    let draft = NSMutableString(string: "Hello")
    letter.text = draft
    draft.append(" there")
    print(letter.text, draft)
    let bold = NSMutableAttributedString(string: "Hi")
    letter.greeting = bold
    bold.append(NSAttributedString(string: "!"))
    print(letter.greeting?.string ?? "", bold.string)
    letter.greeting = nil
    print(letter.greeting == nil)
}
