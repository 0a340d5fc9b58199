// The signal handler for SIGHUP, SIGINT and SIGTERM.
//
// It is async-signal-safe (signal-safety(7)): it reads and writes two `volatile sig_atomic_t`, calls write(2), which is on the list of
// async-signal-safe functions, and restores errno. The write to the eventfd does not block in practice: a write of 1 blocks only when the
// counter is at 2^64 - 2. The flag is set before the eventfd is written, and the loop reads the flag after waking up, so that no signal
// is missed between a check and the loop's sleep.
#define _GNU_SOURCE
#include "ProcessHandlers.h"
#include <errno.h>
#include <signal.h>
#include <stdint.h>
#include <unistd.h>

static volatile sig_atomic_t received;
static volatile sig_atomic_t bell_descriptor = -1;

static const int signals[] = {SIGHUP, SIGINT, SIGTERM};
enum { signal_count = sizeof signals / sizeof *signals };
static struct sigaction previous[signal_count];
static int is_caught[signal_count];

static void record(int number) {
    int error = errno;
    received = number;
    uint64_t one = 1;
    ssize_t ignored = write(bell_descriptor, &one, sizeof one);
    (void)ignored;
    errno = error;
}

void widgets_catch_signals(int bell) {
    bell_descriptor = bell;
    for (int index = 0; index < signal_count; index++) {
        if (is_caught[index] || sigaction(signals[index], NULL, &previous[index]) != 0) continue;
        // Ignored signals stay ignored (nohup(1) and shells do this on purpose), and a handler installed by the program stays installed.
        int is_default = !(previous[index].sa_flags & SA_SIGINFO) && previous[index].sa_handler == SIG_DFL;
        if (!is_default) continue;
        struct sigaction action = {.sa_handler = record, .sa_flags = SA_RESTART | SA_RESETHAND};
        sigemptyset(&action.sa_mask);
        is_caught[index] = sigaction(signals[index], &action, NULL) == 0;
    }
}

void widgets_stop_catching_signals(void) {
    for (int index = 0; index < signal_count; index++) {
        if (is_caught[index]) sigaction(signals[index], &previous[index], NULL);
        is_caught[index] = 0;
    }
    received = 0;
}

int widgets_take_signal(void) {
    int number = received;
    received = 0;
    return number;
}
