import { decode } from 'html-entities';

/**
 * Cleans one line of text: HTML entities are decoded (some sets carry them twice over, as `&amp;Ntilde;`), invisible
 * marks from pasted text are removed, and every run of white space becomes one space.
 */
export function cleanText(raw: string): string {
  return decodeEntities(raw)
    .replace(LOWERED_MOJIBAKE, 'à')
    .replace(MARKS, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** An `à` read in the wrong encoding, its `Ã` then lowered: `Societã\u00A0` in Milan's set. */
const LOWERED_MOJIBAKE = /[Ãã]\u00A0/g;

/** Marks of the writing direction and of places where a word may break; with them, a search would not find the text. */
const MARKS = /[\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/g;

function decodeEntities(raw: string): string {
  let text = raw;
  for (let pass = 0; pass < 3 && text.includes('&'); pass += 1) {
    text = decode(text, { scope: 'strict' });
  }
  return text;
}
