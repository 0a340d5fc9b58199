import Glibc

/// The read of a font file on another thread.
///
/// At start, a program waits for about a hundred replies of the display server; during this time the file of the first font, almost a
/// megabyte, is read into memory.
nonisolated final class FontReading {
    var path: String { job.path }
    private let job: Job
    private let thread: pthread_t
    private var isJoined = false

    /// The data of the thread; accessed only by the thread until it has been joined.
    private final class Job {
        let path: String
        var data: FontData?
        init(path: String) { self.path = path }
    }

    /// Starts reading; nil if no thread can be created: the file is then read when it is needed.
    init?(path: String) {
        let job = Job(path: path)
        var thread = pthread_t()
        let handle = Unmanaged.passRetained(job)
        let status = pthread_create(
            &thread, nil,
            { handle in
                guard let handle else { return nil }
                let job = Unmanaged<Job>.fromOpaque(handle).takeRetainedValue()
                job.data = FontData(path: job.path)
                return nil
            }, handle.toOpaque())
        guard status == 0 else {
            handle.release()
            return nil
        }
        self.job = job
        self.thread = thread
    }

    deinit { if !isJoined { pthread_detach(thread) } }

    /// Waits for the thread and returns the bytes; nil if the file cannot be read.
    func finish() -> FontData? {
        if !isJoined { pthread_join(thread, nil) }
        isJoined = true
        return job.data
    }
}
