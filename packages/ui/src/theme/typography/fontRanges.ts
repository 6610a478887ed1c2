const ASCII = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(0x20 + index)).join('');
const BEYOND = '\u00A0ÀÈÉÌÒÙàèéìòù’‘“”«»–—…·©€°ªº×−';

/** The characters that pages use in both languages; the preloaded font files contain these. */
export const CORE_CHARACTERS = ASCII + BEYOND;

const codePoint = (character: string) => `U+${character.codePointAt(0)?.toString(16)}`;

/** {@link CORE_CHARACTERS} as a value of `unicode-range`. */
export const CORE_RANGE = ['U+20-7E', ...[...BEYOND].map(codePoint)].join(', ');

/** The other characters of the Latin font files; some names of places need them. */
export const REST_RANGE =
  'U+A1-A8, U+AC-AF, U+B1-B6, U+B8-B9, U+BC-BF, U+C1-C7, U+CA-CB, U+CD-D1, U+D3-D6, U+D8, U+DA-DF, U+E1-E7, U+EA-EB, U+ED-F1, U+F3-F8, U+FA-FF, U+131, U+152-153, U+2BB-2BC, U+2C6, U+2DA, U+2DC, U+304, U+308, U+329, U+2000-2012, U+2015-2017, U+201A-201B, U+201E-2025, U+2027-206F, U+2122, U+2191, U+2193, U+2215, U+FEFF, U+FFFD';
