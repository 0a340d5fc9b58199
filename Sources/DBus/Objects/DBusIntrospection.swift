/// The description of an object in the XML format of introspection.
///
///     DBusIntrospection(interfaces: interfaces, children: ["menu"]).text
struct DBusIntrospection {
    let interfaces: [DBusInterface]
    /// The names of the objects directly below this one.
    let children: [String]

    var text: String {
        var lines = [
            "<!DOCTYPE node PUBLIC \"-//freedesktop//DTD D-BUS Object Introspection 1.0//EN\"",
            "\"http://www.freedesktop.org/standards/dbus/1.0/introspect.dtd\">", "<node>",
        ]
        for interface in interfaces {
            lines.append("<interface name=\"\(interface.name)\">")
            for method in interface.methods {
                lines.append("<method name=\"\(method.name)\">")
                lines += arguments(method.arguments, " direction=\"in\"")
                lines += arguments(method.result, " direction=\"out\"")
                lines.append("</method>")
            }
            for signal in interface.signals {
                lines.append("<signal name=\"\(signal.name)\">")
                lines += arguments(signal.signature, "")
                lines.append("</signal>")
            }
            for property in interface.properties {
                let access = property.set == nil ? "read" : "readwrite"
                lines.append(
                    "<property name=\"\(property.name)\" type=\"\(property.signature)\" access=\"\(access)\"/>"
                )
            }
            lines.append("</interface>")
        }
        lines += children.map { "<node name=\"\($0)\"/>" }
        return (lines + ["</node>"]).joined(separator: "\n")
    }

    private func arguments(_ signature: String, _ direction: String) -> [String] {
        (DBusType.types(signature) ?? []).map { "<arg type=\"\($0.signature)\"\(direction)/>" }
    }
}
