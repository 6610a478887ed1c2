import { LANGUAGES, PATHS } from '@campetto/contract';
import { LanguageLinks, Navbar } from '@campetto/ui';
import { useLingui } from '@lingui/react/macro';
import { BRAND } from '../../config/brand.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';

const NAMES = { en: 'English', it: 'Italiano' } as const;
const languages = LANGUAGES.map((code) => ({
  code,
  short: code.toUpperCase(),
  name: NAMES[code],
  href: `?lang=${code}`,
}));

/** The navigation bar with the sections, the language switch and the action (spec §2.2). */
export function SiteNavbar() {
  const { t } = useLingui();
  const { language, choose } = useLanguage();
  return (
    <Navbar
      labels={{ navigation: t`Main`, menu: t`Menu` }}
      brand={{ name: BRAND.wordmark, href: PATHS.home }}
      links={[
        { label: t`Features`, href: '/#features' },
        { label: t`How it works`, href: '/#how-it-works' },
        { label: t`Sports`, href: '/#sports' },
        { label: t`Testimonials`, href: '/#testimonials' },
        { label: t`Download`, href: '/#download' },
      ]}
      action={{ label: t`Get the app`, href: '/#download' }}
      languageSwitch={
        <LanguageLinks
          label={t`Language`}
          current={language}
          languages={languages}
          onSwitch={choose}
        />
      }
    />
  );
}
