// Calls into libraries that report errors by longjmp.

#ifndef GUARDED_CALL_H
#define GUARDED_CALL_H

#include "image_codec.h"

#include <setjmp.h>
#include <stdio.h>

// The part that all such calls share. It lives in the frame that calls `guarded_call_run`, not in the one that calls
// setjmp, so a jump leaves it, and what stands beside it, as they were.
typedef struct {
    jmp_buf jump;
    image_codec_status status;
    image_codec_message *message;
} guarded_call;

// Runs `body` until it ends, or jumps out of it.
static inline void guarded_call_run(guarded_call *guard, void (*body)(void *), void *call) {
    if (setjmp(guard->jump) == 0) {
        body(call);
    }
}

// Records why a call fails, and jumps out of it.
_Noreturn static inline void guarded_call_fail(guarded_call *guard, image_codec_status status, const char *text) {
    guard->status = status;
    snprintf(guard->message->text, sizeof guard->message->text, "%s", text);
    longjmp(guard->jump, 1);
}

#endif
