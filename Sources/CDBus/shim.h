// The types of libdbus-1 that DBus uses; the library itself is opened at run time, after the first frame. Only DBus imports it.
//
// libdbus' own headers are in two folders that SwiftPM finds only with pkg-config, which would also link the library. These declarations are
// part of the library's stable binary interface (libdbus-1.so.3).
#ifndef WIDGETS_CDBUS_SHIM_H
#define WIDGETS_CDBUS_SHIM_H

// An iterator over the values of a message, which libdbus fills; it is 14 words of 4 bytes and padding on every platform.
typedef struct {
    void *opaque1;
    void *opaque2;
    unsigned int opaque3;
    int opaque4[9];
    void *opaque5;
    void *opaque6;
} widgets_dbus_iterator;

// The error of a failed call. Both texts are nil without an error.
typedef struct {
    const char *name;
    const char *message;
    unsigned int opaque1;
    void *opaque2;
} widgets_dbus_error;
#endif
