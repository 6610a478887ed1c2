import { miniatures, pair } from '../../docs/page/pair.tsx';
import type { Example } from '../../docs/page/Rules.tsx';
import { contentCopy } from '../../sample-copy/content.ts';
import { PageHeader } from './PageHeader.tsx';

const { guide: page, home } = contentCopy({});

export const examples: readonly Example[] = [
  miniatures(
    pair(
      PageHeader,
      { title: page.title, lead: page.lead, home: { label: home, href: '#home' } },
      {
        title: `Everything that you have always wanted to know: ${page.title}`,
        lead: `Welcome! ${page.lead} On this page you find all of them, from the first match to the last. Take your time to read them: they are the same for everybody.`,
      },
    ),
  ),
];
