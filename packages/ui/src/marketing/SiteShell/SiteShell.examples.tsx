import { PageHeader } from '../../content/PageHeader/index.ts';
import { miniatures, pair } from '../../docs/page/pair.tsx';
import type { Example } from '../../docs/page/Rules.tsx';
import { contentCopy } from '../../sample-copy/content.ts';
import { marketingCopy } from '../../sample-copy/marketing.ts';
import { Navbar } from '../Navbar/index.ts';
import { SiteShell } from './SiteShell.tsx';

const { brand, nav } = marketingCopy({});
const { contactTitle, contactLead, home } = contentCopy({});

export const examples: readonly Example[] = [
  miniatures(
    pair(
      SiteShell,
      {
        skipLabel: 'Skip to the content',
        lost: { message: '', reload: { label: '', onAction: () => undefined } },
        navbar: <Navbar {...nav} brand={brand} languageSwitch={null} />,
        footer: null,
        children: (
          <PageHeader
            title={contactTitle}
            lead={contactLead}
            home={{ label: home, href: '#home' }}
          />
        ),
      },
      {
        children: (
          <>
            <h1>{contactTitle}</h1>
            <p>{contactLead}</p>
          </>
        ),
      },
    ),
    '20rem',
  ),
];
