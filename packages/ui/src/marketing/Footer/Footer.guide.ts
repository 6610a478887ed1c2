import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  use: 'The end of every public page: links, contact, and who we are.',
  avoid: 'Not for the back office, and never in the middle of a page; SiteShell places it last.',
  anatomy: [
    ['Brand', 'Mark and name, which link to the home page, and a line about the product.'],
    ['Networks', 'One logo each; the name and “opens in a new tab” are read aloud.'],
    ['Columns', 'As many as passed, each a list of links below its title.'],
    ['Contact', 'The e-mail address and the town.'],
    ['Bottom bar', 'The company with its numbers, the copyright and, once more, the legal links.'],
  ],
  states: [
    ['Desktop', 'The brand is twice as wide as each of the columns.'],
    ['Tablet', 'The brand above, three columns below.'],
    ['Phone', 'Two columns below the brand.'],
    ['Hover', 'The link turns white.'],
    ['Printed', 'Left out.'],
  ],
  keyboard: [
    ['Tab', 'Moves from link to link: brand, networks, columns, e-mail, legal.'],
    ['Enter', 'Follows the link; a network opens in a new tab, the e-mail in the mail program.'],
  ],
  code: `import { Footer } from '@campetto/ui';
import { labels } from '@campetto/ui/labels/en';

export function End() {
  return (
    <Footer
      labels={labels.Footer}
      brand={{ name: 'campetto', href: '/' }}
      tagline="The match, the people and the pitch."
      columns={[{ title: 'Support', links: [{ label: 'Guide', href: '/documentation' }] }]}
      social={[{ network: 'x', name: 'X', href: 'https://x.com/example' }]}
      email="hello@campetto.app"
      location="Verona, Italy"
      company={['Campetto S.r.l., Verona', 'VAT number IT00000000000']}
      copyright="© 2026 Campetto. All rights reserved."
      legal={[{ label: 'Privacy', href: '/privacy' }]}
    />
  );
}
`,
  rules: [
    {
      do: 'Use two columns of links beside the contact: the layout has room for three columns.',
      dont: 'Include a site map: nobody looks for the twentieth link.',
    },
  ],
  content: [
    'A link has one to three words in sentence case: “How it works”. The title of a column is one noun, which names its navigation: “Support”.',
    'A network is its own name, “Instagram”: it is read in place of the logo, with the note that a new tab opens.',
    'The line about the product is one sentence with a full stop: “The match, the people and the pitch.”',
    'The copyright is a whole line: “© 2026 Campetto. All rights reserved.” Facts of the company are one each, as registered: “Partita IVA …”.',
  ],
  screenReader: [
    'The page’s footer landmark. Each column is a navigation with its title as the name; icons of networks are read by their names.',
  ],
};
