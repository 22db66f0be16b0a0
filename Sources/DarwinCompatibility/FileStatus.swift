public import Glibc

extension stat {
    /// The time of the last access to the file.
    public var st_atimespec: timespec {
        get { st_atim }
        set { st_atim = newValue }
    }

    /// The time of the last change to the file's contents.
    public var st_mtimespec: timespec {
        get { st_mtim }
        set { st_mtim = newValue }
    }

    /// The time of the last change to the file or its metadata.
    public var st_ctimespec: timespec {
        get { st_ctim }
        set { st_ctim = newValue }
    }
}
