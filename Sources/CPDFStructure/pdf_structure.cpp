#include "pdf_structure.h"

#include "pdf_file.hpp"

#include <cstdlib>
#include <cstring>
#include <exception>
#include <memory>
#include <new>
#include <string>
#include <vector>

#include <qpdf/Buffer.hh>
#include <qpdf/Pipeline.hh>
#include <qpdf/QPDF.hh>
#include <qpdf/QPDFExc.hh>
#include <qpdf/QPDFLogger.hh>
#include <qpdf/QPDFObjectHandle.hh>

namespace {

struct TooLarge : std::exception {};

/// The end of a filter chain, which limits the output to the caller's maximum.
class BoundedBuffer : public Pipeline {
  public:
    explicit BoundedBuffer(size_t limit) : Pipeline("bounded buffer", nullptr), limit(limit) {}

    void write(unsigned char const *data, size_t count) override {
        if (count > limit - bytes.size()) {
            is_full = true;
            throw TooLarge();
        }
        bytes.insert(bytes.end(), data, data + count);
    }

    void finish() override {}

    std::vector<uint8_t> bytes;
    bool is_full = false;

  private:
    size_t limit;
};

bool copy(const void *from, size_t count, pdf_file_bytes *to) {
    *to = pdf_file_bytes{nullptr, 0};
    auto *bytes = static_cast<uint8_t *>(std::malloc(count ? count : 1));
    if (!bytes) return false;
    if (count) std::memcpy(bytes, from, count);
    *to = pdf_file_bytes{bytes, count};
    return true;
}

/// Filters that decode images: they are left to the caller.
bool makes_picture(const std::string &filter) {
    static const char *const names[] = {"/DCTDecode", "/DCT", "/JPXDecode", "/CCITTFaxDecode", "/CCF", "/JBIG2Decode"};
    for (const char *name : names) {
        if (filter == name) return true;
    }
    return false;
}

std::vector<QPDFObjectHandle> list(QPDFObjectHandle value) {
    if (value.isArray()) return value.getArrayAsVector();
    if (value.isNull()) return {};
    return {value};
}

/// The maximum number of filters of a stream: each may expand the input of the next one.
const size_t max_filter_count = 8;

pdf_file_status drain(QPDFObjectHandle stream, bool is_decoded, size_t limit, pdf_file_bytes *data) {
    BoundedBuffer buffer(limit);
    bool is_whole = false;
    try {
        bool is_attempted = false;
        is_whole = stream.pipeStreamData(
            &buffer, &is_attempted, 0, is_decoded ? qpdf_dl_specialized : qpdf_dl_none, true, false);
    } catch (TooLarge &) {
    } catch (std::bad_alloc &) {
        return PDF_FILE_NO_MEMORY;
    } catch (std::exception &) {
    }
    if (buffer.is_full) return PDF_FILE_TOO_LARGE;
    if (!copy(buffer.bytes.data(), buffer.bytes.size(), data)) return PDF_FILE_NO_MEMORY;
    return is_whole ? PDF_FILE_OK : PDF_FILE_TRUNCATED;
}

/// Decodes the filters of `stream` up to the first image filter.
pdf_file_status take_off(
    QPDF &document, QPDFObjectHandle stream, size_t limit, pdf_file_bytes *data, int *filter_count) {
    auto dictionary = stream.getDict();
    auto filters = list(dictionary.getKey("/Filter"));
    auto parameters = list(dictionary.getKey("/DecodeParms"));
    if (filters.size() > max_filter_count) return PDF_FILE_DAMAGED;
    size_t count = 0;
    while (count < filters.size() && filters[count].isName() && !makes_picture(filters[count].getName())) count++;
    *filter_count = static_cast<int>(count);
    if (count == filters.size()) return drain(stream, count > 0, limit, data);
    if (count == 0) return drain(stream, false, limit, data);
    pdf_file_bytes raw{nullptr, 0};
    auto status = drain(stream, false, limit, &raw);
    if (status != PDF_FILE_OK && status != PDF_FILE_TRUNCATED) return status;
    std::string bytes(reinterpret_cast<char *>(raw.bytes), raw.count);
    std::free(raw.bytes);
    auto part = QPDFObjectHandle::newStream(&document, bytes);
    auto first = QPDFObjectHandle::newArray(), first_parameters = QPDFObjectHandle::newArray();
    for (size_t index = 0; index < count; index++) {
        first.appendItem(filters[index]);
        first_parameters.appendItem(index < parameters.size() ? parameters[index] : QPDFObjectHandle::newNull());
    }
    part.getDict().replaceKey("/Filter", first);
    part.getDict().replaceKey("/DecodeParms", first_parameters);
    return drain(part, true, limit, data);
}

void say(pdf_file_message *message, const char *text) {
    std::strncpy(message->text, text, sizeof message->text - 1);
    message->text[sizeof message->text - 1] = 0;
}

}  // namespace

pdf_file pdf_file_open(
    const uint8_t *bytes, size_t count, const char *password, pdf_file_status *status, pdf_file_message *message) {
    std::memset(message->text, 0, sizeof message->text);
    *status = PDF_FILE_DAMAGED;
    try {
        auto file = std::make_unique<pdf_file_>();
        auto logger = QPDFLogger::create();
        logger->setInfo(logger->discard());
        logger->setWarn(logger->discard());
        logger->setError(logger->discard());
        file->document.setLogger(logger);
        file->document.setSuppressWarnings(true);
        file->document.processMemoryFile("PDF", reinterpret_cast<const char *>(bytes), count, password);
        *status = PDF_FILE_OK;
        return file.release();
    } catch (QPDFExc &error) {
        say(message, error.getMessageDetail().c_str());
        if (error.getErrorCode() == qpdf_e_password) *status = PDF_FILE_LOCKED;
    } catch (std::bad_alloc &) {
        *status = PDF_FILE_NO_MEMORY;
    } catch (std::exception &error) {
        say(message, error.what());
    } catch (...) {
    }
    return nullptr;
}

void pdf_file_close(pdf_file file) {
    try {
        delete file;
    } catch (...) {
    }
}

void pdf_file_read_version(pdf_file file, char *version, size_t capacity) {
    version[0] = 0;
    try {
        std::strncpy(version, file->document.getPDFVersion().c_str(), capacity - 1);
        version[capacity - 1] = 0;
    } catch (...) {
    }
}

pdf_file_permissions pdf_file_read_permissions(pdf_file file) {
    pdf_file_permissions found = {false, true, true, true, true, true, true, true, true, true};
    try {
        auto &document = file->document;
        if (!document.isEncrypted()) return found;
        found.is_encrypted = true;
        found.is_owner = document.ownerPasswordMatched();
        if (found.is_owner) return found;
        found.low_quality_printing = document.allowPrintLowRes();
        found.high_quality_printing = document.allowPrintHighRes();
        found.document_changes = document.allowModifyOther();
        found.document_assembly = document.allowModifyAssembly();
        found.content_copying = document.allowExtractAll();
        found.content_accessibility = document.allowAccessibility();
        found.commenting = document.allowModifyAnnotation();
        found.form_field_entry = document.allowModifyForm();
    } catch (...) {
    }
    return found;
}

int pdf_file_last_object(pdf_file file) {
    try {
        return static_cast<int>(file->document.getObjectCount());
    } catch (...) {
        return 0;
    }
}

pdf_file_status pdf_file_read_object(
    pdf_file file, int number, int generation, size_t limit, pdf_file_bytes *text, bool *is_stream) {
    *text = pdf_file_bytes{nullptr, 0};
    *is_stream = false;
    try {
        auto object = number == 0 ? file->document.getTrailer() : file->document.getObject(number, generation);
        *is_stream = object.isStream();
        if (*is_stream) object = object.getDict();
        const std::string unparsed = object.unparseResolved();
        if (unparsed.size() > limit) return PDF_FILE_TOO_LARGE;
        return copy(unparsed.data(), unparsed.size(), text) ? PDF_FILE_OK : PDF_FILE_NO_MEMORY;
    } catch (std::bad_alloc &) {
        return PDF_FILE_NO_MEMORY;
    } catch (...) {
        return PDF_FILE_DAMAGED;
    }
}

pdf_file_status pdf_file_read_stream(
    pdf_file file, int number, int generation, bool is_decoded, size_t limit, pdf_file_bytes *data, int *filter_count) {
    *data = pdf_file_bytes{nullptr, 0};
    *filter_count = 0;
    try {
        auto stream = file->document.getObject(number, generation);
        if (!stream.isStream()) return PDF_FILE_DAMAGED;
        if (!is_decoded) return drain(stream, false, limit, data);
        return take_off(file->document, stream, limit, data, filter_count);
    } catch (std::bad_alloc &) {
        return PDF_FILE_NO_MEMORY;
    } catch (...) {
        return PDF_FILE_DAMAGED;
    }
}

pdf_file_status pdf_file_decode(
    pdf_file file, const char *dictionary, const uint8_t *bytes, size_t count, size_t limit, pdf_file_bytes *data,
    int *filter_count) {
    *data = pdf_file_bytes{nullptr, 0};
    *filter_count = 0;
    try {
        auto stream = QPDFObjectHandle::newStream(
            &file->document, std::string(reinterpret_cast<const char *>(bytes), count));
        auto wanted = QPDFObjectHandle::parse(dictionary);
        if (!wanted.isDictionary()) return PDF_FILE_DAMAGED;
        stream.getDict().replaceKey("/Filter", wanted.getKey("/Filter"));
        stream.getDict().replaceKey("/DecodeParms", wanted.getKey("/DecodeParms"));
        const auto status = take_off(file->document, stream, limit, data, filter_count);
        // The document retains every object: only a small part of this one remains.
        file->document.replaceObject(stream.getObjGen(), QPDFObjectHandle::newNull());
        return status;
    } catch (std::bad_alloc &) {
        return PDF_FILE_NO_MEMORY;
    } catch (...) {
        return PDF_FILE_DAMAGED;
    }
}
