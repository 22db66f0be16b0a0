/// Symbols that show characters.
enum SymbolCharacters {
    /// Returns the text that a symbol shows: a letter, a number, or the sign that it names; nil for other symbols.
    static func text(of name: String) -> String? {
        if let sign = signs[name] { return sign }
        guard name.utf8.count <= 2, !name.isEmpty else { return nil }
        let isNumber = name.allSatisfy(\.isNumber)
        return isNumber || name.utf8.count == 1 ? name.uppercased() : nil
    }

    private static let signs: [String: String] = [
        "australsign": "₳", "bahtsign": "฿", "cedisign": "₵", "centsign": "¢", "coloncurrencysign": "₡",
        "cruzeirosign": "₢", "dongsign": "₫", "florinsign": "ƒ", "guaranisign": "₲", "hryvniasign": "₴",
        "kipsign": "₭", "larisign": "₾", "lirasign": "₤", "malaysianringgitsign": "RM", "manatsign": "₼",
        "millsign": "₥",
        "nairasign": "₦", "pesetasign": "₧", "pesosign": "₱", "shekelsign": "₪", "tengesign": "₸", "tugriksign": "₮",
        "wonsign": "₩", "brazilianrealsign": "R$", "danishkronesign": "kr", "norwegiankronesign": "kr",
        "swedishkronasign": "kr", "peruviansolessign": "S/", "polishzlotysign": "zł", "singaporedollarsign": "S$",
        "australiandollarsign": "A$", "lessthan": "<", "greaterthan": ">", "lessthanorequalto": "≤",
        "greaterthanorequalto": "≥", "notequal": "≠", "identicaltosign": "≡",
    ]
}
