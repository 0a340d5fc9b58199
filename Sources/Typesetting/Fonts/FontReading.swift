import Glibc

/// A font file that another thread reads meanwhile.
///
/// A program's start waits for the display server a hundred times; the first font, of most of a megabyte, is in memory when
/// that is over.
nonisolated final class FontReading {
    var path: String { job.path }
    private let job: Job
    private let thread: pthread_t
    private var isJoined = false

    /// Touched by the thread alone until it was joined.
    private final class Job {
        let path: String
        var data: FontData?
        init(path: String) { self.path = path }
    }

    /// Nil when no thread can be had: the file is then read when it is wanted.
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

    /// The bytes, once the thread has them; nil when the file cannot be read.
    func finish() -> FontData? {
        if !isJoined { pthread_join(thread, nil) }
        isJoined = true
        return job.data
    }
}
