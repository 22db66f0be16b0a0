extension HelpTopic {
    static let inspectText = """
        kasane inspect SCENE -o FILE.html: compiles a scene, runs it, and writes a page about it.

          kasane inspect Card.swift -o report.html               as it is at the beginning
          kasane inspect Card.swift --at 1.2 -o report.html      as it is after 1.2 s
          kasane inspect Card.swift -o report.html --duration 2  with the first two seconds to look through

        The page is one file, which needs no server and no network. It has the picture; the tree of layers; the values that
        the program has set for the chosen layer and those that are shown, its animations and its place in the picture; the
        layers apart in three dimensions; a lane for each animation and pictures over time; and what makes frames
        expensive, with the property to set. The arrow keys move in all of them.

          --at SECONDS         the time at which the tree is looked at. Default: 0
          --duration SECONDS   how long is recorded. Default: until the last animation that ends has ended, 4 s where none
                               does, and at most 60 s
          --fps N              how often the scene takes a step. Default: 60
          --size WxH, --scale N, --device NAME, --preview NAME, --state NAME, --fonts DIR, --timeout SECONDS, -q
                               as for kasane render
          -h, --help           this

        A page has at most 60 pictures over time, of at most 480 pixels a side, one picture of at most 1600 pixels a side,
        2,000 layers, the own drawings of 400 of them, and 400 animations. What is left out is said there.
        """

    static let convertText = """
        kasane convert SCENE -o FILE.caml: writes a scene's layers in Core Animation's own XML, as layer editors exchange it.

          kasane convert Card.swift -o card.caml           a document; images go to card-assets beside it
          kasane convert Card.swift -o card.ca             a bundle: index.xml, main.caml and assets
          kasane convert card.ca -o other.caml             from one to the other
          kasane convert Card.swift --at 1 -o card.caml    as it is after a second

        Written are layers of all classes with what differs from a new layer's, animations, masks, filters, particles,
        images, and the states and transitions of an archive that is read. What has no place in the format is said.

          --at SECONDS         the time at which the tree is taken. Default: 0
          --state NAME         the state that an archive's layers show
          --fps N, --size WxH, --scale N, --device NAME, --preview NAME, --fonts DIR, --timeout SECONDS, -q
                               as for kasane render
          -h, --help           this

        kasane render, describe and inspect take archives in place of scenes.
        """
}
