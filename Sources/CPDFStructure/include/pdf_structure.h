// The structure of PDF files, behind plain C: qpdf finds objects, mends damaged files, decrypts and takes filters off.
// pdf_writing.h changes and writes them.
//
// qpdf reports errors by C++ exceptions, which must not cross Swift's frames: each ends in the function that Swift called.
// A file is used by one thread at a time.

#ifndef PDF_STRUCTURE_H
#define PDF_STRUCTURE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct pdf_file_ *pdf_file;

typedef enum {
    PDF_FILE_OK,
    /// The password is wrong.
    PDF_FILE_LOCKED,
    /// The bytes are not a PDF, or too damaged to be repaired.
    PDF_FILE_DAMAGED,
    /// The result exceeds the caller's limit.
    PDF_FILE_TOO_LARGE,
    /// The stream is truncated: the available part has been decoded.
    PDF_FILE_TRUNCATED,
    PDF_FILE_NO_MEMORY,
} pdf_file_status;

/// The library's error message, zero-terminated.
typedef struct {
    char text[200];
} pdf_file_message;

/// Bytes from malloc, owned by the caller.
typedef struct {
    uint8_t *_Nullable bytes;
    size_t count;
} pdf_file_bytes;

/// The permissions of the user who opened the file.
typedef struct {
    bool is_encrypted, is_owner;
    bool low_quality_printing, high_quality_printing, document_changes, document_assembly, content_copying;
    bool content_accessibility, commenting, form_field_entry;
} pdf_file_permissions;

/// Opens bytes, which must outlive the file. Returns NULL with a status other than OK on failure.
pdf_file _Nullable pdf_file_open(
    const uint8_t *_Nonnull bytes, size_t count, const char *_Nonnull password, pdf_file_status *_Nonnull status,
    pdf_file_message *_Nonnull message);
void pdf_file_close(pdf_file _Nonnull file);

/// The version in the header, such as "1.7".
void pdf_file_read_version(pdf_file _Nonnull file, char *_Nonnull version, size_t capacity);
pdf_file_permissions pdf_file_read_permissions(pdf_file _Nonnull file);

/// The highest object number.
int pdf_file_last_object(pdf_file _Nonnull file);

/// Serializes an object in PDF syntax, decrypted, with unresolved references; for a stream, its dictionary. Number 0 is
/// the trailer.
pdf_file_status pdf_file_read_object(
    pdf_file _Nonnull file, int number, int generation, size_t limit, pdf_file_bytes *_Nonnull text,
    bool *_Nonnull is_stream);

/// Decodes a stream's filters, up to the first image filter.
/// - is_decoded: if false, the bytes are only decrypted.
/// - filter_count: receives the number of filters decoded.
pdf_file_status pdf_file_read_stream(
    pdf_file _Nonnull file, int number, int generation, bool is_decoded, size_t limit, pdf_file_bytes *_Nonnull data,
    int *_Nonnull filter_count);

/// Decodes the filters of bytes that are not a stream object, such as an inline image.
/// - dictionary: a dictionary in PDF syntax with `Filter` and `DecodeParms`, zero-terminated.
pdf_file_status pdf_file_decode(
    pdf_file _Nonnull file, const char *_Nonnull dictionary, const uint8_t *_Nullable bytes, size_t count, size_t limit,
    pdf_file_bytes *_Nonnull data, int *_Nonnull filter_count);

#ifdef __cplusplus
}
#endif

#endif
