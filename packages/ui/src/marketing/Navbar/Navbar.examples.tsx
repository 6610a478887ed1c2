import { miniatures, pair } from '../../docs/page/pair.tsx';
import type { Example } from '../../docs/page/Rules.tsx';
import { marketingCopy } from '../../sample-copy/marketing.ts';
import { painted } from '../../theme/shared/page.css.ts';
import { LanguageLinks } from '../LanguageLinks/index.ts';
import { Navbar, type NavbarProps } from './Navbar.tsx';

const languages = [
  { code: 'en', short: 'EN', name: 'English', href: '?lang=en' },
  { code: 'it', short: 'IT', name: 'Italiano', href: '?lang=it' },
];

interface NavbarInBoxProps {
  globals: Record<string, unknown>;
  bar: NavbarProps;
  blockSize: string;
  scrolled?: boolean | undefined;
}

/**
 * The bar is fixed to the box instead of the window, so that one page can show several. The painted background is
 * behind the bar, as on a page, because a painted parent would give a solid bar white text.
 */
export function NavbarInBox({ globals, bar, blockSize, scrolled }: NavbarInBoxProps) {
  return (
    <div
      data-scrolled={scrolled}
      style={{ position: 'relative', blockSize, transform: 'translate(0)' }}
    >
      <div className={painted} style={{ position: 'absolute', inset: 0 }} />
      <Navbar
        {...bar}
        languageSwitch={
          <LanguageLinks
            label={marketingCopy(globals).language}
            current={String(globals['language'])}
            languages={languages}
          />
        }
      />
    </div>
  );
}

const { brand, nav } = marketingCopy({});
const bar: NavbarProps = { ...nav, brand, languageSwitch: null };

/** Shows the first rule; the other is about the page around it. */
export const examples: readonly Example[] = [
  {
    ...miniatures(
      pair(
        NavbarInBox,
        { globals: { language: 'en' }, bar, blockSize: '10rem' },
        {
          bar: {
            ...bar,
            links: nav.links.map((link) => ({ ...link, label: `All about ${link.label}` })),
          },
        },
      ),
    ),
    from: 'desktop',
  },
];
