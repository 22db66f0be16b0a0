// Blend functions, which depend on the colours of both source and backdrop, as defined by ISO 32000-1 (PDF 1.7),
// 11.3.5. Colours are unpremultiplied, in 0...1; `b` is the backdrop's, `s` the source's.
//
// `BlendFunction` in Raster has the reference definitions. They are repeated here because there a vector is one pixel
// and here a lane is: with eight or sixteen pixels side by side a row takes a fraction of the time. `BlendFormulaTests`
// derives the kernels' results from the reference.

typedef struct K(color) {
    K(f32) red, green, blue;
} K(color);

INLINE K(f32) K(least)(K(f32) a, K(f32) b) { return a < b ? a : b; }
INLINE K(f32) K(most)(K(f32) a, K(f32) b) { return a > b ? a : b; }

INLINE K(f32) K(hard_light)(K(f32) b, K(f32) s) {
    return s <= 0.5f ? 2 * b * s : b + (2 * s - 1) - b * (2 * s - 1);
}

INLINE K(f32) K(soft_light)(K(f32) b, K(f32) s) {
    K(f32) curve = b <= 0.25f ? ((16 * b - 12) * b + 4) * b : __builtin_elementwise_sqrt(b);
    return s <= 0.5f ? b - (1 - 2 * s) * b * (1 - b) : b + (2 * s - 1) * (curve - b);
}

// The divisor is kept positive where the quotient is discarded.
INLINE K(f32) K(quotient)(K(f32) a, K(f32) b) {
    K(f32) q = a / (b > 0 ? b : 1);
    return b > 0 ? K(least)(q, 1) : 1;
}

INLINE K(f32) K(separable)(pk_mode mode, K(f32) b, K(f32) s) {
    switch (mode) {
    case pk_multiply: return b * s;
    case pk_screen: return b + s - b * s;
    case pk_overlay: return K(hard_light)(s, b);
    case pk_darken: return K(least)(b, s);
    case pk_lighten: return K(most)(b, s);
    case pk_color_dodge: return b > 0 ? K(quotient)(b, 1 - s) : 0;
    case pk_color_burn: return b < 1 ? 1 - K(quotient)(1 - b, s) : 1;
    case pk_soft_light: return K(soft_light)(b, s);
    case pk_hard_light: return K(hard_light)(b, s);
    case pk_difference: return b > s ? b - s : s - b;
    default: return b + s - 2 * b * s;
    }
}

INLINE K(f32) K(luminosity)(K(color) c) { return 0.3f * c.red + 0.59f * c.green + 0.11f * c.blue; }
INLINE K(f32) K(darkest)(K(color) c) { return K(least)(c.red, K(least)(c.green, c.blue)); }
INLINE K(f32) K(brightest)(K(color) c) { return K(most)(c.red, K(most)(c.green, c.blue)); }

// Sets the luminosity of a colour; channels that would leave 0...1 are moved towards gray.
INLINE K(color) K(with_luminosity)(K(color) c, K(f32) l) {
    K(f32) d = l - K(luminosity)(c);
    c.red += d, c.green += d, c.blue += d;
    K(f32) low = K(darkest)(c), high = K(brightest)(c);
    K(f32) k = low < 0 ? l / (l - low) : 1;
    k = high > 1 ? K(least)(k, (1 - l) / (high - l)) : k;
    c.red = l + (c.red - l) * k;
    c.green = l + (c.green - l) * k;
    c.blue = l + (c.blue - l) * k;
    return c;
}

INLINE K(color) K(with_saturation)(K(color) c, K(f32) saturation) {
    K(f32) low = K(darkest)(c), range = K(brightest)(c) - low;
    K(f32) k = range > 0 ? saturation / (range > 0 ? range : 1) : 0;
    return (K(color)){(c.red - low) * k, (c.green - low) * k, (c.blue - low) * k};
}

INLINE K(color) K(blended)(pk_mode mode, K(color) b, K(color) s) {
    K(f32) l = K(luminosity)(mode == pk_luminosity ? s : b);
    switch (mode) {
    case pk_hue:
        return K(with_luminosity)(K(with_saturation)(s, K(brightest)(b) - K(darkest)(b)), l);
    case pk_saturation:
        return K(with_luminosity)(K(with_saturation)(b, K(brightest)(s) - K(darkest)(s)), l);
    case pk_color: return K(with_luminosity)(s, l);
    case pk_luminosity: return K(with_luminosity)(b, l);
    default:
        return (K(color)){K(separable)(mode, b.red, s.red), K(separable)(mode, b.green, s.green),
                          K(separable)(mode, b.blue, s.blue)};
    }
}

INLINE K(f32) K(channel)(K(u32) pixels, int shift) {
    return __builtin_convertvector(pixels >> shift & 255, K(f32)) / 255;
}

INLINE K(color) K(straight)(K(color) c, K(f32) alpha) {
    K(f32) divisor = alpha > 0 ? alpha : 1;
    return (K(color)){c.red / divisor, c.green / divisor, c.blue / divisor};
}

// Composites the source with the backdrop: each where the other doesn't cover it, and the blended colour where they
// overlap.
INLINE K(f32) K(composited)(K(f32) b, K(f32) s, K(f32) ba, K(f32) sa, K(f32) blended) {
    return s * (1 - ba) + b * (1 - sa) + sa * ba * blended;
}

INLINE K(u32) K(blend_pixels)(pk_mode mode, K(u32) backdrop, K(u32) source, K(f32) strength) {
    K(f32) ba = K(channel)(backdrop, 24), sa = K(channel)(source, 24) * strength;
    K(color) b = {K(channel)(backdrop, 0), K(channel)(backdrop, 8), K(channel)(backdrop, 16)};
    K(color) s = {K(channel)(source, 0) * strength, K(channel)(source, 8) * strength,
                  K(channel)(source, 16) * strength};
    K(color) r;
    K(f32) alpha;
    if (mode == pk_plus_darker) {
        // The alpha that each side lacks is subtracted from the combined alpha.
        alpha = K(least)(ba + sa, 1);
        K(f32) lack = alpha - ba - sa;
        r.red = K(most)(lack + b.red + s.red, 0);
        r.green = K(most)(lack + b.green + s.green, 0);
        r.blue = K(most)(lack + b.blue + s.blue, 0);
    } else {
        K(color) m = K(blended)(mode, K(straight)(b, ba), K(straight)(s, sa));
        alpha = ba + sa - ba * sa;
        r.red = K(composited)(b.red, s.red, ba, sa, m.red);
        r.green = K(composited)(b.green, s.green, ba, sa, m.green);
        r.blue = K(composited)(b.blue, s.blue, ba, sa, m.blue);
    }
    K(u32) pixels = K(whole)(255 * r.red) | K(whole)(255 * r.green) << 8 | K(whole)(255 * r.blue) << 16 |
                    K(whole)(255 * alpha) << 24;
    return K(bounded)(pixels);
}

INLINE void K(blend_row)(uint8_t *dst, const uint8_t *src, int width, const uint8_t *mask, int level, pk_mode mode) {
    for (int x = 0; x < width; x += WIDE) {
        int count = width - x < WIDE ? width - x : WIDE;
        K(u32) s = 0, d = 0;
        K(level8) m = 255;
        if (count == WIDE) {
            __builtin_memcpy(&s, src + 4 * x, sizeof s);
            __builtin_memcpy(&d, dst + 4 * x, sizeof d);
            if (mask) __builtin_memcpy(&m, mask + x, sizeof m);
        } else {
            __builtin_memcpy(&s, src + 4 * x, 4 * (size_t)count);
            __builtin_memcpy(&d, dst + 4 * x, 4 * (size_t)count);
            if (mask) __builtin_memcpy(&m, mask + x, (size_t)count);
        }
        K(f32) strength = __builtin_convertvector(m, K(f32)) * ((float)level / (255.0f * 65535));
        K(store_pixels)(dst + 4 * x, K(blend_pixels)(mode, d, s, strength), count);
    }
}

static void K(blend_colors)(pk_mode mode, uint8_t *dst, const uint8_t *src, int width, const uint8_t *mask, int level) {
    // One loop per mode, so that the mode is a constant in it.
    switch (mode) {
#define MODE(name) \
    case name: K(blend_row)(dst, src, width, mask, level, name); break;
        MODE(pk_multiply)
        MODE(pk_screen)
        MODE(pk_overlay)
        MODE(pk_darken)
        MODE(pk_lighten)
        MODE(pk_color_dodge)
        MODE(pk_color_burn)
        MODE(pk_soft_light)
        MODE(pk_hard_light)
        MODE(pk_difference)
        MODE(pk_exclusion)
        MODE(pk_hue)
        MODE(pk_saturation)
        MODE(pk_color)
        MODE(pk_luminosity)
        MODE(pk_plus_darker)
#undef MODE
    default: break;
    }
}
