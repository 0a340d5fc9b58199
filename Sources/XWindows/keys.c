// The meaning of keys in the layouts of the keyboard, of which SDL reports one character per key.
#include "XWindows.h"

#if __has_include(<X11/XKBlib.h>)
#include <X11/XKBlib.h>
#include <X11/Xlib.h>
#define XK_MISCELLANY
#define XK_XKB_KEYS
#include <X11/keysymdef.h>

// Xlib's conversion of key symbols to Unicode, which is in no header; 0 for a symbol without a character, and missing in a libX11 that hides it.
extern unsigned int KeySymToUcs4(KeySym keysym) __attribute__((weak));

enum { key_a_code = 38, right_alt_code = 108 };
enum { is_known = 1u << 31, group_mask = 0x6000 };

// The key event that SDL has not reported yet, with its code in the lowest 8 bits and its state above; 0 for none.
static uint32_t last_key;

static uint32_t packed(unsigned code, unsigned state) { return is_known | (state & 0xFFFF) << 8 | (code & 0xFF); }

void widgets_x_read_key(const void *x_event) {
    const XKeyEvent *event = x_event;
    int is_key = event && (event->type == KeyPress || event->type == KeyRelease);
    last_key = is_key ? packed(event->keycode, event->state) : 0;
}

uint32_t widgets_x_take_key(void) {
    uint32_t key = last_key;
    last_key = 0;
    return key;
}

static KeySym symbol(Display *display, unsigned code, unsigned state) {
    unsigned used;
    KeySym found = NoSymbol;
    return XkbLookupKeySym(display, (KeyCode)code, state, &used, &found) ? found : NoSymbol;
}

static int is_dead(KeySym symbol) { return symbol >= XK_dead_grave && symbol <= 0xFE93; }

static uint32_t character(KeySym symbol) {
    if ((symbol >= 0x20 && symbol < 0x7F) || (symbol >= 0xA0 && symbol <= 0xFF)) return (uint32_t)symbol;
    if (symbol >= 0x01000100 && symbol <= 0x0110FFFF) return (uint32_t)(symbol - 0x01000000);
    // The symbols of functions, modifiers, dead keys and the numeric pad.
    if (symbol == NoSymbol || (symbol >= 0xFD00 && symbol <= 0xFFFF)) return 0;
    return KeySymToUcs4 ? KeySymToUcs4(symbol) : 0;
}

static int is_letter(uint32_t character) { return (character | 0x20) >= 'a' && (character | 0x20) <= 'z'; }
static int is_digit(uint32_t character) { return character >= '0' && character <= '9'; }
static int selects_level(KeySym symbol) {
    return symbol == XK_Mode_switch || (symbol >= XK_ISO_Level2_Latch && symbol <= XK_ISO_Level3_Lock)
        || (symbol >= XK_ISO_Level5_Shift && symbol <= XK_ISO_Level5_Lock);
}

// Compose, Mode_switch, and the keys that select levels and groups.
static int is_for_layout(KeySym symbol) {
    return symbol == XK_Multi_key || symbol == XK_Mode_switch || (symbol >= XK_ISO_Lock && symbol <= XK_ISO_Level5_Lock);
}

// The modifiers that select characters of a key, apart from Shift and Lock.
static unsigned level_modifiers(Display *display) {
    unsigned commands = ShiftMask | LockMask | ControlMask | XkbKeysymToModifiers(display, XK_Alt_L)
        | XkbKeysymToModifiers(display, XK_Super_L) | XkbKeysymToModifiers(display, XK_Num_Lock);
    unsigned levels = XkbKeysymToModifiers(display, XK_ISO_Level3_Shift) | XkbKeysymToModifiers(display, XK_ISO_Level5_Shift)
        | XkbKeysymToModifiers(display, XK_Mode_switch);
    return levels & ~commands;
}

static int is_latin(Display *display, unsigned group) { return is_letter(character(symbol(display, key_a_code, group))); }

static unsigned next_group(unsigned group) { return (group + 0x2000) & group_mask; }

uint32_t widgets_x_guess_key(void *display, unsigned code, int shift, int lock, int level) {
    XkbStateRec state = {0};
    if (XkbGetState(display, XkbUseCoreKbd, &state) != Success) return 0;
    unsigned group = (unsigned)state.group << 13 & group_mask;
    unsigned modifiers = (shift ? ShiftMask : 0) | (lock ? LockMask : 0);
    if (level && selects_level(symbol(display, right_alt_code, group))) modifiers |= level_modifiers(display);
    return packed(code, group | modifiers);
}

void widgets_x_describe_key(void *connection, uint32_t key, struct widgets_x_key *result) {
    Display *display = connection;
    unsigned code = key & 0xFF, state = key >> 8 & 0xFFFF, group = state & group_mask;
    unsigned levels = state & level_modifiers(display);
    KeySym plain = symbol(display, code, group | levels);
    KeySym typed = symbol(display, code, group | levels | (state & (ShiftMask | LockMask)));
    *result = (struct widgets_x_key){
        .plain = character(plain),
        .typed = character(typed),
        .dead = is_dead(plain) ? (int)(plain - XK_dead_grave) + 1 : 0,
        .is_latin = is_latin(display, group),
        .selects_level = levels != 0 || selects_level(symbol(display, code, group)),
        .is_for_layout = is_for_layout(symbol(display, code, group)),
        .has_alt = (state & XkbKeysymToModifiers(display, XK_Alt_L)) != 0,
    };
    if (levels) return;
    if (result->is_latin) {
        // The digits of a French keyboard take Shift.
        uint32_t shifted = character(symbol(display, code, group | ShiftMask));
        int is_sign = !is_letter(result->plain) && !is_digit(result->plain);
        if (is_sign && is_digit(shifted)) result->latin = shifted;
        return;
    }
    for (unsigned other = next_group(group); other != group && !result->latin; other = next_group(other)) {
        if (!is_latin(display, other)) continue;
        uint32_t found = character(symbol(display, code, other));
        if (found > 0x20 && found < 0x7F) result->latin = found;
    }
}
#else
void widgets_x_read_key(const void *x_event) { (void)x_event; }
uint32_t widgets_x_take_key(void) { return 0; }
uint32_t widgets_x_guess_key(void *display, unsigned code, int shift, int lock, int level) {
    (void)display, (void)code, (void)shift, (void)lock, (void)level;
    return 0;
}
void widgets_x_describe_key(void *connection, uint32_t key, struct widgets_x_key *result) {
    (void)connection, (void)key;
    *result = (struct widgets_x_key){0};
}
#endif
