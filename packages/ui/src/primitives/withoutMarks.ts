const MARKS = /[\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/g;

/**
 * A text without invisible marks that are copied along with it: those of the writing direction, as around the phone
 * numbers of contacts, and of places where a word may break. A search for a text with such marks would find nothing.
 */
export const withoutMarks = (text: string): string => text.replace(MARKS, '');
