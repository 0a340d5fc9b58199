#pragma once
#include <sqlite3.h>

// SQLITE_TRANSIENT is a cast of an integer to a function pointer, which Swift does not import: SQLite copies the bytes before it returns.
static inline int csqlite_bind_text(sqlite3_stmt *statement, int index, const char *text, int length) {
    return sqlite3_bind_text(statement, index, text, length, SQLITE_TRANSIENT);
}
