import { GUIDE_SECTIONS, type GuideSection } from '@campetto/contract';
import { proseLabels } from '@campetto/messages/document/prose';
import type { ProseProps } from '@campetto/ui/prose';
import { useLingui } from '@lingui/react';
import type { SiteDocument } from './siteDocument.ts';
import type { Topic } from './topics.ts';

type ProseModule = typeof import('@campetto/ui/prose');

/** The id from a heading's number, `4-2` for `4.2 Location`: it is the same in both languages, unlike words. */
const numberOf = (heading: string) =>
  /^\d+(?:\.\d+)*/.exec(heading)?.[0].replaceAll('.', '-') ?? '';

const isSection = (topic: Topic): topic is GuideSection =>
  GUIDE_SECTIONS.some((section) => section === topic);

/** The options for the headings of a document: a page renders its title itself, the guide contains four documents. */
function proseOptions(topic: Topic) {
  return isSection(topic)
    ? ({ headingOffset: 1, idPrefix: `${topic}-` } as const)
    : ({ title: 'omitted', slug: numberOf, idPrefix: 'chapter-' } as const);
}

interface ContentProps extends Omit<ProseProps, 'labels'> {
  Prose: ProseModule['Prose'];
}

function Content({ Prose, ...props }: ContentProps) {
  const { i18n } = useLingui();
  return <Prose {...props} labels={proseLabels(i18n)} />;
}

/** The document of a Markdown text. */
export function readDocument(
  topic: Topic,
  markdown: string,
  { headingsOf, Prose }: ProseModule,
): SiteDocument {
  const options = proseOptions(topic);
  const headings = headingsOf(markdown, options).filter(({ level }) => level === 2);
  return {
    content: <Content {...options} Prose={Prose} markdown={markdown} />,
    chapters: headings.map(({ id, text }) => ({ id, label: text })),
  };
}
