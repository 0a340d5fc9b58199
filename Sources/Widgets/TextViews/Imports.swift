// The layer below comes along with this one.
@_exported public import Containers
