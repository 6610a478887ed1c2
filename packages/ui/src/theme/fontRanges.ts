const ASCII = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(0x20 + index)).join('');
const BEYOND = '\u00A0ÀÈÉÌÒÙàèéìòù’‘“”«»–—…·©€°ªº×−';

/** What every page is written in, in both languages: the fonts that are asked for at once hold this. */
export const CORE_CHARACTERS = ASCII + BEYOND;

const codePoint = (character: string) => `U+${character.codePointAt(0)?.toString(16)}`;

/** The same for `unicode-range`. */
export const CORE_RANGE = ['U+20-7E', ...[...BEYOND].map(codePoint)].join(', ');

/** Everything that the Latin files of the families hold; names of places need it now and then. */
export const LATIN_RANGE =
  'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD';
