// Re-exports the next lower layer, so that importing this module is enough.
@_exported public import ViewHierarchy
