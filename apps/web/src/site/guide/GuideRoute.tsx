import { GUIDE_SECTIONS } from '@campetto/contract';
import { guideSearchTexts, guideTexts } from '@campetto/messages/guide/texts';
import { GuideLayout, GuideSearch } from '@campetto/ui';
import { useLingui } from '@lingui/react';
import { BRAND } from '../../config/brand.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useActivePart } from '../documents/useActivePart.ts';
import { PageMeta } from '../PageMeta.tsx';
import { useSearchedWords } from './useSearchedWords.ts';
import { useSections } from './useSections.tsx';

/** The guide: four documents in one page (spec §2.8). */
export function Component() {
  const { i18n } = useLingui();
  const language = useLanguage();
  const sections = useSections();
  const { words, store } = useSearchedWords(language);
  const isReady = sections.every(({ status }) => status !== 'loading');
  const activeId = useActivePart(GUIDE_SECTIONS, isReady ? language : undefined);
  return (
    <>
      <PageMeta page="documentation" />
      <GuideLayout
        {...guideTexts(i18n, BRAND.name)}
        sections={sections}
        search={
          <GuideSearch
            key={language}
            {...guideSearchTexts(i18n)}
            sections={sections}
            restored={words}
            onLeave={store}
          />
        }
        activeId={activeId}
      />
    </>
  );
}
