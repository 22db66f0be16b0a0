extension HelpTopic {
    static let serveText = """
        kasane serve SCENE: compiles a scene once, and answers requests of HTTP with pictures and movies of it.

          kasane serve Card.swift                                  at http://127.0.0.1:8080/
          curl 'http://127.0.0.1:8080/card.png?id=7&scale=2'       a row's fields in the query
          curl -d '{"id": 7}' http://127.0.0.1:8080/card.mp4       a row of JSON in the body
          kasane serve Card.swift --host 0.0.0.0 --max-age 3600    for other machines, with caches between

        The scene reads the row with SceneData.row(default:), as for kasane batch. Without a row it shows its own.

        A request's path ends in what is made: .png, .jpg, .webp, .gif, .apng, .mp4, .m4v, .webm or .mov; otherwise its
        header Accept says so. In the query, scale is the pixels a point, and at the time of a single picture, in seconds.
        /health tells whether the service is well, /metrics what it has done, in Prometheus's format.

          --port N             the port to listen on; 0 for any that is free. Default: 8080
          --host ADDRESS       the address to listen at. Default: 127.0.0.1, which only this machine reaches
          --jobs N             how many requests are rendered side by side. Default: one on each processor
          --queue N            how many more may wait before others are sent away. Default: 8 for each process
          --timeout SECONDS    the most that a request may wait, and then may take. Default: 60
          --memory MB          the most memory that a request may take. Default: its share of the machine's
          --max-body KB        the longest body of a request. Default: 1024
          --max-scale N        the most pixels a point that a request may ask for. Default: 4
          --max-size MB        the largest picture or movie. Default: 256
          --max-age SECONDS    how long caches may answer in its place. Default: 0, they ask each time
          --at SECONDS         the time that .png and .jpg show. Default: the beginning
          --duration, --from, --to, --fps, --hold-last, --size, --scale, --device, --background, --fonts,
          --preview, --png, -q
                               as for kasane render

        SIGTERM ends it when what has come is answered, a second one at once.
        Exit codes: 0 ended by a signal, 1 the scene cannot be served, 2 wrong arguments, 128 + N ended by a second signal N.
        """
}
