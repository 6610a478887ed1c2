import { miniatures, pair } from '../../docs/page/pair.tsx';
import type { Example } from '../../docs/page/Rules.tsx';
import { contentCopy } from '../../sample-copy/content.ts';
import { Prose } from '../Prose/index.ts';
import { GuideLayout } from './GuideLayout.tsx';

const { guide: page, home, prose: labels } = contentCopy({});

const section = (id: string, titles: readonly string[]) => ({
  id,
  title: titles[0] ?? '',
  status: 'ready' as const,
  content: (
    <Prose
      markdown={titles.map((title) => `# ${title}\n\nThe rules, with examples.`).join('\n\n')}
      headingOffset={1}
      idPrefix={`${id}-`}
      labels={labels}
    />
  ),
});

const subjects = [page.levels, page.ranking, page.seasons, page.trust];

/** Shows the first rule; the other is about headings and their ids. */
export const examples: readonly Example[] = [
  {
    ...miniatures(
      pair(
        GuideLayout,
        {
          title: page.title,
          lead: page.lead,
          labels: page,
          home: { label: home, href: '#home' },
          sections: subjects.map((subject, index) => section(`subject-${index}`, [subject])),
        },
        { sections: [section('everything', subjects)] },
      ),
    ),
    from: 'desktop',
  },
];
