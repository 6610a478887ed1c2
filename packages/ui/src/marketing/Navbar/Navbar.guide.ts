import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  use: 'The bar fixed to the top of every public page: home, the parts of the site, the language, the main action.',
  avoid: 'The back office has its own sidebar, the AdminShell.',
  anatomy: [
    ['Brand', 'Mark and name, which link to the home page.'],
    ['Links', 'On desktops in the bar; otherwise in the menu.'],
    ['Language switch', 'Any component, such as LanguageLinks; in the bar at every width.'],
    ['Action', '“Get the app”: in the bar from tablets on, and always at the end of the menu.'],
    ['Menu', 'A toggle that opens a panel over the page, also before scripts run.'],
  ],
  states: [
    ['At the top', 'Transparent, with white text.'],
    [
      'Scrolled',
      'On a card background, with a shadow: in an element with data-scrolled. The app observes the scroll position and sets it on the root.',
    ],
    [
      'Menu open',
      'On a card background too, at any scroll position. It closes automatically on a wide screen.',
    ],
    ['Without scripts', 'Scrolls away with the page.'],
    ['Printed', 'Left out.'],
  ],
  keyboard: [
    ['Tab', 'Moves through the bar; while the menu is open, through bar and menu only.'],
    ['Enter, Space on the toggle', 'Open and close the menu.'],
    ['Enter on a link', 'Follows it, and closes the menu.'],
    ['Escape', 'Closes the menu and returns to the toggle.'],
  ],
  code: `import { LanguageLinks, Navbar } from '@campetto/ui';

const languages = [
  { code: 'en', short: 'EN', name: 'English', href: '?lang=en' },
  { code: 'it', short: 'IT', name: 'Italiano', href: '?lang=it' },
];

export function Bar() {
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
    />
  );
}
`,
  rules: [
    {
      do: 'At most five short links; test them in Italian, which takes more room.',
      dont: 'Links of two or three words each: on a small desktop they displace the action.',
    },
    {
      do: 'Place it over the paint that begins every public page.',
      dont: 'Place it over a light page: its text is white.',
    },
  ],
  content: [
    'A link has one or two words, as the section that it leads to calls itself: “Features”. All five have to fit a small desktop in Italian: “Come funziona”.',
    'The action is a verb and its object in two or three words: “Get the app”, “Scarica l’app”.',
    'The toggle is a noun, “Menu”, not “Open menu”: whether it is open is reported beside it.',
    'The name of the brand is read even where only the mark has room.',
  ],
  screenReader: [
    'The page’s header landmark with a navigation. On phones the menu is a disclosure that reports whether it is open.',
  ],
};
