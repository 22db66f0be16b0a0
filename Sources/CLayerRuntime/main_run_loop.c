// Swift's runtime calls this where an asynchronous `main()`, or top-level code, first suspends. By default, on Linux it gives the main
// queue to threads of Dispatch's and ends the main thread; on Apple's systems it turns the main thread's run loop, which drains that
// queue as well. See `swift_task_asyncMainDrainQueue` in
// https://github.com/swiftlang/swift/blob/main/include/swift/Runtime/Concurrency.h
#define SWIFT_CALL __attribute__((swiftcall))
typedef SWIFT_CALL void (*drain)(void);
typedef SWIFT_CALL void (*older_drain)(drain usual);
extern SWIFT_CALL void (*swift_task_asyncMainDrainQueue_hook)(drain usual, older_drain older);

// QuartzCore's, and does not return.
extern void kasane_run_main_run_loop(void);

static SWIFT_CALL void turn_main_run_loop(drain usual, older_drain older) {
    (void)usual;
    (void)older;
    kasane_run_main_run_loop();
}

__attribute__((constructor)) static void let_main_run_loop_turn(void) {
    // A program that drains its main actor otherwise goes on doing so.
    if (!swift_task_asyncMainDrainQueue_hook) swift_task_asyncMainDrainQueue_hook = turn_main_run_loop;
}
