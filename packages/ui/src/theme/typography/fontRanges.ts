const ASCII = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(0x20 + index)).join('');
const BEYOND = '\u00A0ÀÈÉÌÒÙàèéìòù’‘“”«»–—…·©€°ªº×−';

/** The characters that pages use in both languages; the preloaded font files contain these. */
export const CORE_CHARACTERS = ASCII + BEYOND;

const codePoint = (character: string) => `U+${character.codePointAt(0)?.toString(16)}`;

/** The same for `unicode-range`. */
export const CORE_RANGE = ['U+20-7E', ...[...BEYOND].map(codePoint)].join(', ');

/** All characters of the Latin font files; some names of places need them. */
export const LATIN_RANGE =
  'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD';
