import { GUIDE_SECTIONS, type GuideSection, type Language } from '@campetto/contract';

/** The topic of a document that is a page of its own. */
export type PageTopic = 'privacy' | 'terms' | 'about' | 'venues' | 'accessibility';

/** The topic of a document: a page's or a section's of the guide. */
export type Topic = PageTopic | GuideSection;

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

const isSection = (topic: Topic): topic is GuideSection =>
  GUIDE_SECTIONS.some((section) => section === topic);

/** How the headings fit into the page: a page renders its title itself, the guide has four. */
export function proseOptions(topic: Topic) {
  return isSection(topic)
    ? ({ headingOffset: 1, idPrefix: `${topic}-` } as const)
    : ({ title: 'omitted', slug: numberOf, idPrefix: 'chapter-' } as const);
}
