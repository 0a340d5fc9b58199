private import Glibc

/// A shared library that is opened at run time, by the first image that requires it.
///
/// Linked at build time, it would be mapped by every program, including those without images of its format. It is never closed.
struct SharedLibrary {
    /// The reason why a library cannot be used.
    struct Missing: Error {
        /// A sentence for ``ImageError/missingLibrary(_:reason:)``.
        var reason: String
    }

    private let handle: UnsafeMutableRawPointer
    private let purpose: String
    private let package: String

    /// Opens the library with the file name `name`.
    ///
    /// `purpose` and `package` name its use and its Debian package in errors.
    init(_ name: String, for purpose: String, package: String) throws(Missing) {
        guard let handle = dlopen(name, RTLD_LAZY | RTLD_LOCAL) else {
            let reason = dlerror().map { String(cString: $0) } ?? "it cannot be opened"
            throw Missing(reason: "\(purpose) need \(name) (\(reason)); install \(package)")
        }
        (self.handle, self.purpose, self.package) = (handle, purpose, package)
    }

    /// Looks up a function of the library, or of the libraries that it depends on.
    ///
    /// `Function` must be the `@convention(c)` type of the function in its header; this cannot be checked.
    func function<Function>(_ name: String, as type: Function.Type) throws(Missing) -> Function {
        assert(MemoryLayout<Function>.size == MemoryLayout<UnsafeMutableRawPointer>.size)
        guard let symbol = dlsym(handle, name) else {
            throw Missing(reason: "\(purpose) need the function \(name); install a newer \(package)")
        }
        return unsafeBitCast(symbol, to: type)
    }
}

extension Result where Failure == SharedLibrary.Missing {
    /// Returns the library; throws an error that names the image `name` and the missing package.
    func required(for name: String) throws(ImageError) -> Success {
        switch self {
        case .success(let library): return library
        case .failure(let missing): throw .missingLibrary(name, reason: missing.reason)
        }
    }
}
