import Foundation

class Town: NSObject {
    @objc var name = "Ulm"
    @objc var mayor: Person?
}

class Person: NSObject {
    @objc var name: String
    @objc var town: Town?
    @objc var age = 30

    init(name: String) { self.name = name }

    func describe() -> String { #keyPath(town.mayor.name) }
}

func keyPaths() {
    let person = Person(name: "Ann")
    person.town = Town()
    person.town?.mayor = Person(name: "Bea")
    print(#keyPath(Person.name), #keyPath(Person.town.name), person.describe())
    print(person.value(forKeyPath: #keyPath(Person.town.mayor.name)) as? String ?? "nobody")
    person.setValue("Bonn", forKeyPath: #keyPath(Person.town.name))
    print(person.town?.name ?? "")
    print(person.value(forKey: #keyPath(Person.age)) as? Int ?? 0)
}
