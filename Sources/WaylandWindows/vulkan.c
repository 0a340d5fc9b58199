// A library of Vulkan without Vulkan.
//
// SDL 2 asks a library of Vulkan for two extensions before it creates a window of Vulkan, and nothing else. The library here is a file in memory
// without code, with one absolute symbol: the address of a function of this program. It is opened like any other library, locally, so that no other
// library finds its symbol.
#define _GNU_SOURCE
#include "WaylandWindows.h"
#include <stddef.h>

#if defined(__GLIBC__) && (defined(__x86_64__) || defined(__aarch64__))
#include <dlfcn.h>
#include <elf.h>
#include <link.h>
#include <stdio.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

typedef void (*any_function)(void);

// VkExtensionProperties.
struct extension {
    char name[256];
    uint32_t version;
};

// vkEnumerateInstanceExtensionProperties: fills `*count` entries, or counts them if `extensions` is NULL.
static int enumerate_extensions(const char *layer, uint32_t *count, struct extension *extensions) {
    static const struct extension known[] = {{"VK_KHR_surface", 25}, {"VK_KHR_wayland_surface", 6}};
    enum { number = sizeof known / sizeof known[0] };
    (void)layer;
    if (!extensions || *count > number) *count = number;
    if (extensions) memcpy(extensions, known, *count * sizeof known[0]);
    return 0;
}

// vkGetInstanceProcAddr.
static any_function find_function(void *instance, const char *name) {
    (void)instance;
    return strcmp(name, "vkEnumerateInstanceExtensionProperties") == 0 ? (any_function)enumerate_extensions : NULL;
}

// The file: headers, and the tables that dlsym(3) reads. The addresses in it are offsets in the file, because it is loaded in one piece.
struct library {
    ElfW(Ehdr) header;
    ElfW(Phdr) segments[3];
    ElfW(Dyn) dynamic[7];
    ElfW(Sym) symbols[2];
    // One bucket with one chain: the numbers of buckets and symbols, the first symbol of the bucket, the next of each symbol.
    ElfW(Word) hash[5];
    char names[64];
};

static const char symbol_name[] = "vkGetInstanceProcAddr", library_name[] = "widgets-no-vulkan";

static struct library make_library(void) {
    struct library file = {
        .header = {
            .e_ident = {ELFMAG0, ELFMAG1, ELFMAG2, ELFMAG3, ELFCLASS64, ELFDATA2LSB, EV_CURRENT},
            .e_type = ET_DYN,
#ifdef __x86_64__
            .e_machine = EM_X86_64,
#else
            .e_machine = EM_AARCH64,
#endif
            .e_version = EV_CURRENT,
            .e_phoff = offsetof(struct library, segments),
            .e_ehsize = sizeof(ElfW(Ehdr)),
            .e_phentsize = sizeof(ElfW(Phdr)),
            .e_phnum = 3,
        },
        .segments = {
            // Writable, because the dynamic linker relocates the table of PT_DYNAMIC in place.
            {.p_type = PT_LOAD, .p_flags = PF_R | PF_W, .p_filesz = sizeof file, .p_memsz = sizeof file,
             .p_align = (ElfW(Xword))sysconf(_SC_PAGESIZE)},
            {.p_type = PT_DYNAMIC, .p_flags = PF_R | PF_W, .p_offset = offsetof(struct library, dynamic),
             .p_vaddr = offsetof(struct library, dynamic), .p_filesz = sizeof file.dynamic, .p_memsz = sizeof file.dynamic,
             .p_align = sizeof(ElfW(Addr))},
            // Without it, the stacks of the process would become executable.
            {.p_type = PT_GNU_STACK, .p_flags = PF_R | PF_W},
        },
        .dynamic = {
            {DT_SONAME, {sizeof symbol_name + 1}},
            {DT_HASH, {offsetof(struct library, hash)}},
            {DT_SYMTAB, {offsetof(struct library, symbols)}},
            {DT_SYMENT, {sizeof(ElfW(Sym))}},
            {DT_STRTAB, {offsetof(struct library, names)}},
            {DT_STRSZ, {sizeof file.names}},
            {DT_NULL, {0}},
        },
        // The dynamic linker does not relocate an absolute symbol (glibc 2.28); dlsym(3) returns its value.
        .symbols = {{0}, {.st_name = 1, .st_info = STB_GLOBAL << 4 | STT_NOTYPE, .st_shndx = SHN_ABS, .st_value = (ElfW(Addr))find_function}},
        .hash = {1, 2, 1, 0, 0},
    };
    memcpy(file.names + 1, symbol_name, sizeof symbol_name);
    memcpy(file.names + 1 + sizeof symbol_name, library_name, sizeof library_name);
    return file;
}

const char *widgets_wl_empty_vulkan(void) {
    static char path[32];
    if (path[0]) return path;
    struct library file = make_library();
    int descriptor = memfd_create(library_name, MFD_CLOEXEC);
    if (descriptor < 0) return NULL;
    snprintf(path, sizeof path, "/dev/fd/%d", descriptor);
    // Checked before SDL calls the function: an older dynamic linker would relocate the symbol.
    void *library = write(descriptor, &file, sizeof file) == sizeof file ? dlopen(path, RTLD_NOW | RTLD_LOCAL) : NULL;
    int is_usable = library && dlsym(library, symbol_name) == (void *)find_function;
    // The library stays open, and its file too: SDL opens the path again.
    if (is_usable) return path;
    if (library) dlclose(library);
    close(descriptor);
    path[0] = 0;
    return NULL;
}
#else
const char *widgets_wl_empty_vulkan(void) { return NULL; }
#endif
