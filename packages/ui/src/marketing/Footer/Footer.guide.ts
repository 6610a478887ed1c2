import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  use: 'The end of every public page: where else to go, how to write to us, who we are.',
  avoid: 'Not in the back office, and never in the middle of a page; SiteShell puts it last.',
  anatomy: [
    ['Brand', 'Mark and name, which lead home, and a line about the product.'],
    ['Networks', 'A sign each; the name is read aloud, and that it opens in a new tab.'],
    ['Columns', 'As many as given, each a list of links under its title.'],
    ['Contact', 'The e-mail address and the town.'],
    ['Bottom bar', 'The copyright and, once more, the legal links.'],
  ],
  states: [
    ['Desk', 'The brand takes twice as much room as each of the columns.'],
    ['Tablet', 'The brand above, three columns below.'],
    ['Phone', 'Two columns below the brand.'],
    ['Hover', 'The link turns white.'],
    ['Printed', 'Left out.'],
  ],
  keyboard: [
    ['Tab', 'Goes from link to link: brand, networks, columns, e-mail, legal.'],
    ['Enter', 'Follows the link; a network opens in a new tab, the e-mail in the mail program.'],
  ],
  code: `import { Footer } from '@campetto/ui';

export function End() {
  return (
    <Footer
      labels={{
        social: 'Follow us',
        contact: 'Contact',
        legal: 'Legal',
        newTab: 'opens in a new tab',
      }}
      brand={{ name: 'campetto', href: '/' }}
      tagline="The match, the people and the pitch."
      columns={[{ title: 'Support', links: [{ label: 'Guide', href: '/documentation' }] }]}
      social={[{ network: 'x', name: 'X', href: 'https://x.com/example' }]}
      email="hello@campetto.app"
      location="Verona, Italy"
      copyright="© 2026 Campetto. All rights reserved."
      legal={[{ label: 'Privacy', href: '/privacy' }]}
    />
  );
}
`,
  rules: [
    {
      do: 'Two columns of links beside the contact: it is made for three.',
      dont: 'A site map: nobody looks for the twentieth link.',
    },
  ],
};
