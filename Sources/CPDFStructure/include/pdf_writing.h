// Changes to a PDF file that is open, and writing it anew, behind plain C.
//
// Objects come and go as PDF's syntax has them. As for reading, no C++ exception leaves a function.

#ifndef PDF_WRITING_H
#define PDF_WRITING_H

#include "pdf_structure.h"

#ifdef __cplusplus
extern "C" {
#endif

/// Adds an object, and returns its number; 0 if its syntax is invalid.
int pdf_file_add_object(pdf_file _Nonnull file, const char *_Nonnull syntax);

/// Adds an unfiltered stream with the other entries of its dictionary, and returns its number; 0 on failure.
int pdf_file_add_stream(
    pdf_file _Nonnull file, const char *_Nonnull dictionary, const uint8_t *_Nullable bytes, size_t count);

/// Replaces the object with number `number`. Returns false if its syntax is invalid.
bool pdf_file_replace_object(pdf_file _Nonnull file, int number, const char *_Nonnull syntax);

/// Replaces a stream's bytes, without filters.
bool pdf_file_replace_stream(pdf_file _Nonnull file, int number, const uint8_t *_Nullable bytes, size_t count);

/// Sets an entry, such as "/Annots", of a dictionary or of a stream's dictionary. Number 0 is the trailer.
bool pdf_file_set_entry(pdf_file _Nonnull file, int number, const char *_Nonnull key, const char *_Nonnull syntax);

/// Creates a document without pages. Returns NULL if memory is exhausted.
pdf_file _Nullable pdf_file_make(void);

/// Removes all pages from the document; their objects remain.
bool pdf_file_remove_pages(pdf_file _Nonnull file);

/// Appends the page object with a number in `source`, which may be `file` itself, and returns its number; 0 if it is
/// not a page. A page of another document is copied with its resources, whose bytes must outlive the file.
int pdf_file_append_page(pdf_file _Nonnull file, pdf_file _Nonnull source, int number, int generation);

/// The encryption of a file: 40-bit RC4, or 128-bit AES. Passwords are zero-terminated.
typedef struct {
    const char *_Nonnull owner_password;
    const char *_Nonnull user_password;
    bool has_40_bits;
    pdf_file_permissions permissions;
} pdf_file_encryption;

/// Receives bytes of the written file; returning false stops writing.
typedef bool (*pdf_file_sink)(void *_Nullable context, const uint8_t *_Nonnull bytes, size_t count);

/// Writes the file. The same objects give the same bytes, unless they are encrypted.
/// - is_linearized: whether the file is linearized, with the first page at its start.
/// - encryption: NULL to preserve that of the opened file, if any.
pdf_file_status pdf_file_write(
    pdf_file _Nonnull file, bool is_linearized, const pdf_file_encryption *_Nullable encryption,
    pdf_file_sink _Nonnull sink, void *_Nullable context, pdf_file_message *_Nonnull message);

#ifdef __cplusplus
}
#endif

#endif
