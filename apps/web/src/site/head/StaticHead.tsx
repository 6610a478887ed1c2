import { LANGUAGES, type Language } from '@campetto/contract';
import { useLingui } from '@lingui/react';
import { BRAND, ORIGIN } from '../../config/brand.ts';
import { withLanguage } from '../../i18n/address.ts';
import { PAGE_TITLES, type SitePageName } from '../pages.ts';
import { DESCRIPTIONS, PICTURE_TEXTS } from './descriptions.ts';
import { inlineJson } from './inlineJson.ts';
import { structuredData } from './structuredData.ts';

const LOCALES: Record<Language, string> = { en: 'en_US', it: 'it_IT' };

interface StaticHeadProps {
  page: SitePageName;
  path: string;
  language: Language;
}

/** The part of the head that only robots read: description, social cards and structured data. Prerendered only. */
export function StaticHead({ page, path, language }: StaticHeadProps) {
  const { _ } = useLingui();
  const description = _(DESCRIPTIONS[page]);
  const isGame = page === 'sharedGame';
  const picture = `${ORIGIN}/social${isGame ? '-game' : ''}-${language}.png`;
  return (
    <>
      <meta name="description" content={description} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={BRAND.name} />
      <meta property="og:title" content={_(PAGE_TITLES[page])} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={withLanguage(`${ORIGIN}${path}`, language)} />
      <meta property="og:image" content={picture} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={_(PICTURE_TEXTS[isGame ? 'game' : 'site'])} />
      <meta property="og:locale" content={LOCALES[language]} />
      {LANGUAGES.filter((other) => other !== language).map((other) => (
        <meta key={other} property="og:locale:alternate" content={LOCALES[other]} />
      ))}
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:image" content={picture} />
      <script
        type="application/ld+json"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with "<" escaped.
        dangerouslySetInnerHTML={{
          __html: inlineJson(structuredData(page, language, _)),
        }}
      />
    </>
  );
}
