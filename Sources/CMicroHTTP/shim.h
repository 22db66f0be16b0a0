// The library's constants and callbacks as plain integers, which Swift imports identically from every version, and wrappers for the
// variadic functions. The functions are resolved when a server starts: see HTTPLibrary.swift.
#include <microhttpd.h>

enum {
    kasane_mhd_no = MHD_NO,
    kasane_mhd_yes = MHD_YES,
    kasane_mhd_header = MHD_HEADER_KIND,
    kasane_mhd_copies = MHD_RESPMEM_MUST_COPY,
    kasane_mhd_started = MHD_CONNECTION_NOTIFY_STARTED,
};

typedef int (*kasane_mhd_handler)(
    void *context, void *connection, const char *url, const char *method, const char *version, const char *body, size_t *count,
    void **slot);
typedef void (*kasane_mhd_completed)(void *context, void *connection, void **slot, int code);
typedef void (*kasane_mhd_connected)(void *context, void *connection, void **slot, int code);

struct kasane_mhd_limits {
    unsigned int connections;
    size_t memory;
    unsigned int idle_seconds;
};

typedef struct MHD_Daemon *(*kasane_mhd_start_function)(
    unsigned int, uint16_t, MHD_AcceptPolicyCallback, void *, MHD_AccessHandlerCallback, void *, ...);
typedef const union MHD_ConnectionInfo *(*kasane_mhd_info_function)(struct MHD_Connection *, enum MHD_ConnectionInfoType, ...);

// Starts a server on a listening socket, with its own thread, which sleeps while idle.
static inline void *kasane_mhd_start(
    void *function, int listening, struct kasane_mhd_limits limits, kasane_mhd_handler handler, kasane_mhd_completed completed,
    kasane_mhd_connected connected, void *context) {
    return ((kasane_mhd_start_function)function)(
        MHD_USE_EPOLL_INTERNAL_THREAD | MHD_ALLOW_SUSPEND_RESUME, 0, 0, 0, (MHD_AccessHandlerCallback)handler, context,
        MHD_OPTION_LISTEN_SOCKET, listening, MHD_OPTION_CONNECTION_LIMIT, limits.connections, MHD_OPTION_CONNECTION_MEMORY_LIMIT,
        limits.memory, MHD_OPTION_CONNECTION_TIMEOUT, limits.idle_seconds, MHD_OPTION_STRICT_FOR_CLIENT, 1,
        MHD_OPTION_NOTIFY_COMPLETED, (MHD_RequestCompletedCallback)completed, context, MHD_OPTION_NOTIFY_CONNECTION,
        (MHD_NotifyConnectionCallback)connected, context, MHD_OPTION_END);
}

static inline int kasane_mhd_descriptor(void *function, void *connection) {
    const union MHD_ConnectionInfo *info =
        ((kasane_mhd_info_function)function)((struct MHD_Connection *)connection, MHD_CONNECTION_INFO_CONNECTION_FD);
    return info ? info->connect_fd : -1;
}

typedef void (*kasane_mhd_visitor)(void *context, const char *name, const char *value);
typedef int (*kasane_mhd_values_function)(struct MHD_Connection *, enum MHD_ValueKind, MHD_KeyValueIterator, void *);

struct kasane_mhd_visit {
    kasane_mhd_visitor visitor;
    void *context;
};

static inline enum MHD_Result kasane_mhd_visit_one(void *visit, enum MHD_ValueKind kind, const char *name, const char *value) {
    (void)kind;
    const struct kasane_mhd_visit *known = (const struct kasane_mhd_visit *)visit;
    known->visitor(known->context, name, value ? value : "");
    return MHD_YES;
}

// Calls the visitor with the name and value of each query parameter.
static inline void kasane_mhd_each_query(void *function, void *connection, kasane_mhd_visitor visitor, void *context) {
    struct kasane_mhd_visit visit = {visitor, context};
    ((kasane_mhd_values_function)function)((struct MHD_Connection *)connection, MHD_GET_ARGUMENT_KIND, kasane_mhd_visit_one, &visit);
}
