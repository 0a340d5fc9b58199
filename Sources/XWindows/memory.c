// The pixels of windows in memory that is shared with the X server.
//
// SDL allocates such memory for each window anew, so the kernel clears it page by page while it is painted, and SDL waits for the server
// when it allocates the memory and after each frame. Here, the memory of a closed window is used again, and nothing waits until the
// memory is painted again.
#include "XWindows.h"

#if __has_include(<X11/extensions/XShm.h>)
#include <X11/Xlib.h>
#include <X11/Xutil.h>
#include <X11/extensions/XShm.h>
#include <stdlib.h>
#include <sys/ipc.h>
#include <sys/shm.h>

struct widgets_x_memory {
    Display *display;
    XShmSegmentInfo segment;
    // The number of the last request that reads the memory.
    unsigned long last_request;
};

static unsigned long attaching_request;
static int is_refused;
static XErrorHandler other_handler;

static int record_refusal(Display *display, XErrorEvent *error) {
    if (error->serial != attaching_request) return other_handler ? other_handler(display, error) : 0;
    is_refused = 1;
    return 0;
}

// Lets the server map the memory, which it refuses on another machine and in another container.
static int attach(struct widgets_x_memory *memory) {
    is_refused = 0;
    attaching_request = XNextRequest(memory->display);
    other_handler = XSetErrorHandler(record_refusal);
    XShmAttach(memory->display, &memory->segment);
    XSync(memory->display, False);
    XSetErrorHandler(other_handler);
    return !is_refused;
}

struct widgets_x_memory *widgets_x_create_memory(void *connection, size_t capacity) {
    Display *display = connection;
    const int one = 1;
    int order = *(const char *)&one ? LSBFirst : MSBFirst;
    if (!display || ScreenCount(display) != 1 || ImageByteOrder(display) != order || !XShmQueryExtension(display)) return NULL;
    struct widgets_x_memory *memory = calloc(1, sizeof *memory);
    if (!memory) return NULL;
    memory->display = display;
    memory->segment.shmid = shmget(IPC_PRIVATE, capacity * sizeof(uint32_t), IPC_CREAT | 0600);
    if (memory->segment.shmid < 0) {
        free(memory);
        return NULL;
    }
    memory->segment.shmaddr = shmat(memory->segment.shmid, NULL, 0);
    int is_mapped = memory->segment.shmaddr != (char *)-1;
    int is_attached = is_mapped && attach(memory);
    // The memory exists until neither this program nor the server maps it.
    shmctl(memory->segment.shmid, IPC_RMID, NULL);
    if (is_attached) return memory;
    if (is_mapped) shmdt(memory->segment.shmaddr);
    free(memory);
    return NULL;
}

void widgets_x_abandon_memory(struct widgets_x_memory *memory) {
    shmdt(memory->segment.shmaddr);
    free(memory);
}

void widgets_x_destroy_memory(struct widgets_x_memory *memory) {
    XShmDetach(memory->display, &memory->segment);
    XFlush(memory->display);
    widgets_x_abandon_memory(memory);
}

uint32_t *widgets_x_memory_pixels(const struct widgets_x_memory *memory) { return (uint32_t *)(void *)memory->segment.shmaddr; }

void widgets_x_send_memory(
    struct widgets_x_memory *memory, unsigned long window, int width, int height, int left, int top, int right, int bottom) {
    int screen = DefaultScreen(memory->display), order = ImageByteOrder(memory->display);
    XImage image = {
        .width = width, .height = height, .format = ZPixmap, .data = memory->segment.shmaddr, .byte_order = order,
        .bitmap_unit = 32, .bitmap_bit_order = order, .bitmap_pad = 32, .depth = DefaultDepth(memory->display, screen),
        .bytes_per_line = width * 4, .bits_per_pixel = 32, .red_mask = 0xFF0000, .green_mask = 0xFF00, .blue_mask = 0xFF,
        .obdata = (XPointer)&memory->segment};
    memory->last_request = XNextRequest(memory->display);
    XShmPutImage(
        memory->display, window, DefaultGC(memory->display, screen), &image, left, top, left, top, (unsigned)(right - left),
        (unsigned)(bottom - top), False);
}

void widgets_x_await_memory(const struct widgets_x_memory *memory) {
    // The server has processed a request when an event or an answer with its number has been received. Numbers may wrap around.
    if ((long)(XLastKnownRequestProcessed(memory->display) - memory->last_request) < 0) XSync(memory->display, False);
}

void widgets_x_map_window(void *display, unsigned long window) { XMapRaised(display, window); }

void widgets_x_flush(void *display) { XFlush(display); }
#else
struct widgets_x_memory *widgets_x_create_memory(void *display, size_t capacity) {
    (void)display, (void)capacity;
    return NULL;
}
void widgets_x_abandon_memory(struct widgets_x_memory *memory) { (void)memory; }
void widgets_x_destroy_memory(struct widgets_x_memory *memory) { (void)memory; }
uint32_t *widgets_x_memory_pixels(const struct widgets_x_memory *memory) { (void)memory; return NULL; }
void widgets_x_send_memory(
    struct widgets_x_memory *memory, unsigned long window, int width, int height, int left, int top, int right, int bottom) {
    (void)memory, (void)window, (void)width, (void)height, (void)left, (void)top, (void)right, (void)bottom;
}
void widgets_x_await_memory(const struct widgets_x_memory *memory) { (void)memory; }
void widgets_x_map_window(void *display, unsigned long window) { (void)display, (void)window; }
void widgets_x_flush(void *display) { (void)display; }
#endif
