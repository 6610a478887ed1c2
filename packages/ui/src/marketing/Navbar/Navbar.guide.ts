import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  use: 'The bar fixed to the top of every public page: home, the parts of the site, the language, the one step.',
  avoid: 'The back office has a side bar of its own, the AdminShell.',
  anatomy: [
    ['Brand', 'Mark and name, which lead home.'],
    ['Links', 'On desks in the bar; elsewhere in the menu.'],
    ['Language switch', 'Whatever is given, such as LanguageLinks; in the bar at every width.'],
    ['Action', '“Get the app”: in the bar from tablets on, and always at the end of the menu.'],
    ['Menu', 'A toggle that opens a panel over the page, also before scripts run.'],
  ],
  states: [
    ['Over paint', 'Transparent, its words in white.'],
    ['Over a page', 'Transparent, its words in the colours of the theme.'],
    ['Scrolled', 'On a card, with a shadow. The app watches the scrolling and says so.'],
    ['Menu open', 'On a card too, whatever lies below. It closes by itself on a wide screen.'],
    ['Without scripts', 'Scrolls away with the page.'],
    ['Printed', 'Left out.'],
  ],
  keyboard: [
    ['Tab', 'Goes through the bar; while the menu is open it stays within bar and menu.'],
    ['Enter, Space on the toggle', 'Open and close the menu.'],
    ['Enter on a link', 'Follows it, and closes the menu.'],
    ['Escape', 'Closes the menu and returns to the toggle.'],
  ],
  code: `import { LanguageLinks, Navbar } from '@campetto/ui';

const languages = [
  { code: 'en', short: 'EN', name: 'English', href: '?lang=en' },
  { code: 'it', short: 'IT', name: 'Italiano', href: '?lang=it' },
];

export function Bar({ scrolled }: { scrolled: boolean }) {
  return (
    <Navbar
      labels={{ navigation: 'Main', menu: 'Menu' }}
      brand={{ name: 'campetto', href: '/' }}
      links={[
        { label: 'Features', href: '/#features' },
        { label: 'Contact', href: '/contact' },
      ]}
      action={{ label: 'Get the app', href: '/download' }}
      languageSwitch={<LanguageLinks label="Language" current="en" languages={languages} />}
      scrolled={scrolled}
    />
  );
}
`,
  rules: [
    {
      do: 'Five short links at most, and try them in Italian, which takes more room.',
      dont: 'Links of two or three words each: on a small desk they push the action out.',
    },
    {
      do: 'Say over="page" where no paint lies under the bar.',
      dont: 'Leave it painted over a light page: white words on white.',
    },
  ],
};
