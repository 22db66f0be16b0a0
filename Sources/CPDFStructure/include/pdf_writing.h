// Changes to a PDF file that is open, and writing it anew, behind plain C.
//
// Objects come and go as PDF's syntax has them. As for reading, no C++ exception leaves a function.

#ifndef PDF_WRITING_H
#define PDF_WRITING_H

#include "pdf_structure.h"

#ifdef __cplusplus
extern "C" {
#endif

/// Adds an object, and returns its number; 0 when its syntax is wrong.
int pdf_file_add_object(pdf_file _Nonnull file, const char *_Nonnull syntax);

/// Adds a stream of plain bytes with the other entries of its dictionary, and returns its number; 0 when it can't.
int pdf_file_add_stream(
    pdf_file _Nonnull file, const char *_Nonnull dictionary, const uint8_t *_Nullable bytes, size_t count);

/// Puts another object in the place of number `number`. False when its syntax is wrong.
bool pdf_file_replace_object(pdf_file _Nonnull file, int number, const char *_Nonnull syntax);

/// Gives a stream other bytes, without filters.
bool pdf_file_replace_stream(pdf_file _Nonnull file, int number, const uint8_t *_Nullable bytes, size_t count);

/// Sets an entry, such as "/Annots", of a dictionary or of a stream's. Number 0 is the trailer.
bool pdf_file_set_entry(pdf_file _Nonnull file, int number, const char *_Nonnull key, const char *_Nonnull syntax);

/// Makes a document without pages. NULL when there is no memory.
pdf_file _Nullable pdf_file_make(void);

/// Takes all pages out of the document; their objects stay.
bool pdf_file_remove_pages(pdf_file _Nonnull file);

/// Appends the page that an object of `source` is, which may be `file` itself, and returns its number; 0 when it is none.
/// Another document's page comes with all that it shows, whose bytes must stay until the file is closed.
int pdf_file_append_page(pdf_file _Nonnull file, pdf_file _Nonnull source, int number, int generation);

/// How a file is to be encrypted: by RC4 with 40 bits, else by AES with 128. Passwords end with a zero.
typedef struct {
    const char *_Nonnull owner_password;
    const char *_Nonnull user_password;
    bool has_40_bits;
    pdf_file_permissions permissions;
} pdf_file_encryption;

/// Takes bytes of the file that is written; false ends writing.
typedef bool (*pdf_file_sink)(void *_Nullable context, const uint8_t *_Nonnull bytes, size_t count);

/// Writes the file. The same objects give the same bytes, unless they are encrypted.
/// - is_linearized: the first page comes first.
/// - encryption: NULL for that of the file that was opened, if any.
pdf_file_status pdf_file_write(
    pdf_file _Nonnull file, bool is_linearized, const pdf_file_encryption *_Nullable encryption,
    pdf_file_sink _Nonnull sink, void *_Nullable context, pdf_file_message *_Nonnull message);

#ifdef __cplusplus
}
#endif

#endif
