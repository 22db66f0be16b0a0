import Foundation; import ObjectRuntime

class Town: NSObject {
          var name = "Ulm"
          var mayor: Person?
; @section(".init_array") @used private nonisolated static let __exposed6: @convention(c) () -> Void = { exposeMembers(of: Town.self) { $0.property("name", \Town.name); $0.property("mayor", \Town.mayor) } } }

class Person: NSObject {
          var name: String
          var town: Town?
          var age = 30

    init(name: String) { self.name = name }

    func describe() -> String { "town.mayor.name"         }
; @section(".init_array") @used private nonisolated static let __exposed16: @convention(c) () -> Void = { exposeMembers(of: Person.self) { $0.property("name", \Person.name); $0.property("town", \Person.town); $0.property("age", \Person.age) } } }

func keyPaths() {
    let person = Person(name: "Ann")
    person.town = Town()
    person.town?.mayor = Person(name: "Bea")
    print("name"               , "town.name"               , person.describe())
    print(person.value(forKeyPath: "town.mayor.name"               ) as? String ?? "nobody")
    person.setValue("Bonn", forKeyPath: "town.name"               )
    print(person.town?.name ?? "")
    print(person.value(forKey: "age"               ) as? Int ?? 0)
}
