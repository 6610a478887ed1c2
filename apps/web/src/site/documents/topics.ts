import type { GuideSection, Language } from '@campetto/contract';

/** The topic of a document that is a page of its own. */
export type PageTopic = 'privacy' | 'terms' | 'about' | 'venues' | 'accessibility';

/** The topic of a document: a page's or a section's of the guide. */
export type Topic = PageTopic | GuideSection;

/** The name of a document: `{topic}-{lang}` (spec §2.8). */
export const nameOf = (topic: Topic, language: Language) => `${topic}-${language}`;
