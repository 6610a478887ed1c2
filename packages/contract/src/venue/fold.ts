/** Plain spellings of letters that remain when accents are removed. */
const PLAIN: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  ı: 'i',
  þ: 'th',
};

/** Lower-case words without accents, joined by single spaces: `Via Città, 4/A` is `via citta 4 a`. */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[ßæœøđðłıþ]/g, (letter) => PLAIN[letter] ?? letter)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** What sources write in place of a missing name, folded: in English and in the languages of the imported sets. */
const MISSING_NAMES: ReadonlySet<string> = new Set([
  ...[
    '',
    'null',
    'undefined',
    'none',
    'n a',
    'n d',
    'test',
    'unknown',
    'unnamed',
    'no name',
    'noname',
  ],
  ...['senza nome', 'sconosciuto', 'sin nombre', 'desconocido', 'zonder naam', 'onbekend'],
]);

/** Whether a name is empty, has no letters and digits, or only says that there is none: `n/a`, `Senza nome`. */
export const isMissingName = (name: string): boolean => MISSING_NAMES.has(fold(name));
