const MARKS = /[\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/g;

/**
 * A text without what is copied along with it unseen: marks of the writing direction, as around the phone numbers of
 * contacts, and of places where a word may break. With them a search would not find it, and nobody sees why.
 */
export const withoutMarks = (text: string): string => text.replace(MARKS, '');
