// libheif's headers, and its functions, which are resolved when the first HEIF file is encountered.
//
// Nothing is linked with it: distributions build it with an encoder under the GPL, and without such files neither is needed.
#ifndef KASANE_CHEIF_H
#define KASANE_CHEIF_H

#include <libheif/heif.h>
#include <stdbool.h>

#include "../LoadedLibrary/library_table.h"

/// The functions that Kasane calls.
#define HEIF_FUNCTIONS(USE) \
    USE(heif_context_add_XMP_metadata) USE(heif_context_add_exif_metadata) USE(heif_context_alloc) \
    USE(heif_context_encode_image) USE(heif_context_encode_thumbnail) USE(heif_context_free) \
    USE(heif_context_get_encoder_for_format) USE(heif_context_get_image_handle) \
    USE(heif_context_get_list_of_top_level_image_IDs) USE(heif_context_get_number_of_top_level_images) \
    USE(heif_context_get_primary_image_ID) USE(heif_context_read_from_memory) \
    USE(heif_context_read_from_memory_without_copy) USE(heif_context_set_maximum_image_size_limit) USE(heif_context_set_primary_image) USE(heif_context_write) \
    USE(heif_decode_image) USE(heif_decoding_options_alloc) USE(heif_decoding_options_free) \
    USE(heif_encoder_release) USE(heif_encoder_set_lossless) USE(heif_encoder_set_lossy_quality) \
    USE(heif_encoder_set_parameter_string) USE(heif_encoding_options_alloc) USE(heif_encoding_options_free) \
    USE(heif_image_add_plane) USE(heif_image_create) USE(heif_image_get_bits_per_pixel_range) \
    USE(heif_image_get_height) USE(heif_image_get_plane) USE(heif_image_get_plane_readonly) \
    USE(heif_image_get_width) USE(heif_image_handle_get_chroma_bits_per_pixel) USE(heif_image_handle_get_height) \
    USE(heif_image_handle_get_ispe_height) USE(heif_image_handle_get_ispe_width) \
    USE(heif_image_handle_get_list_of_metadata_block_IDs) USE(heif_image_handle_get_list_of_thumbnail_IDs) \
    USE(heif_image_handle_get_luma_bits_per_pixel) USE(heif_image_handle_get_metadata) \
    USE(heif_image_handle_get_metadata_size) USE(heif_image_handle_get_nclx_color_profile) \
    USE(heif_image_handle_get_raw_color_profile) USE(heif_image_handle_get_raw_color_profile_size) \
    USE(heif_image_handle_free_auxiliary_types) USE(heif_image_handle_get_auxiliary_image_handle) \
    USE(heif_image_handle_get_auxiliary_type) USE(heif_image_handle_get_depth_image_handle) \
    USE(heif_image_handle_get_list_of_auxiliary_image_IDs) USE(heif_image_handle_get_list_of_depth_image_IDs) \
    USE(heif_image_handle_get_thumbnail) USE(heif_image_handle_get_width) USE(heif_image_handle_has_alpha_channel) \
    USE(heif_image_handle_is_premultiplied_alpha) USE(heif_image_handle_release) USE(heif_image_release) \
    USE(heif_image_set_raw_color_profile) USE(heif_nclx_color_profile_alloc) USE(heif_nclx_color_profile_free)

LIBRARY_TABLE(heif, "libheif.so.1", HEIF_FUNCTIONS)

#endif
