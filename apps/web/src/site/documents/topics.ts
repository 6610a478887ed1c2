import type { GuideSection, Language } from '@campetto/contract';

/** The topic of a document: a legal text or a section of the guide. */
export type Topic = 'privacy' | 'terms' | GuideSection;

const ADDRESSES = import.meta.glob<string>('../../content/*.md', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** `{topic}-{lang}` (spec §2.8). */
export const nameOf = (topic: Topic, language: Language) => `${topic}-${language}`;

/** The address of the document as text. */
export const addressOf = (name: string) => ADDRESSES[`../../content/${name}.md`] ?? '';

/** `4.2 Location` is `4-2`: the same in both languages, unlike words. */
const numberOf = (heading: string) =>
  /^\d+(?:\.\d+)*/.exec(heading)?.[0].replaceAll('.', '-') ?? '';

/** How the headings fit into the page: a legal page renders the title itself, the guide has four. */
export function proseOptions(topic: Topic) {
  return topic === 'privacy' || topic === 'terms'
    ? ({ title: 'omitted', slug: numberOf, idPrefix: 'chapter-' } as const)
    : ({ headingOffset: 1, idPrefix: `${topic}-` } as const);
}
