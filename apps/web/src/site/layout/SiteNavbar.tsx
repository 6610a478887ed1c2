import { LANGUAGE_NAMES, LANGUAGES, PATHS } from '@campetto/contract';
import { languageLinksLabel, navbarTexts } from '@campetto/messages/public/navbar';
import { LanguageLinks, Navbar } from '@campetto/ui';
import { useLingui } from '@lingui/react';
import { use, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { PageOpenerContext } from '../../app/page-opening/pageOpening.ts';
import { BRAND } from '../../config/brand.ts';
import { chooseLanguage } from '../../i18n/activate.ts';
import { withLanguage } from '../../i18n/address.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';

const never = () => () => undefined;

/** The navigation bar with the sections, the language switch and the action (spec §2.2). */
export function SiteNavbar() {
  const { i18n } = useLingui();
  const { search, hash } = useLocation();
  const opener = use(PageOpenerContext);
  // Empty in the first render, which must equal the prerendered page, because that is the same for every query.
  const here = useSyncExternalStore(
    never,
    () => `${search}${hash}`,
    () => '',
  );
  return (
    <Navbar
      {...navbarTexts(i18n)}
      brand={{ name: BRAND.wordmark, href: PATHS.home }}
      languageSwitch={
        <LanguageLinks
          label={languageLinksLabel(i18n)}
          current={useLanguage()}
          languages={LANGUAGES.map((code) => ({
            code,
            short: code.toUpperCase(),
            name: LANGUAGE_NAMES[code],
            href: withLanguage(here, code),
          }))}
          onSwitch={(language) =>
            opener?.open({
              href: withLanguage(here, language),
              load: () => chooseLanguage(language),
              show: () => undefined,
              replaces: true,
            })
          }
        />
      }
    />
  );
}
