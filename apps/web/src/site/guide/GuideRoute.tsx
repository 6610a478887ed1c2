import { GUIDE_SECTIONS, PATHS } from '@campetto/contract';
import { GuideLayout } from '@campetto/ui';
import { useLingui } from '@lingui/react/macro';
import { BRAND } from '../../config/brand.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useActivePart } from '../documents/useActivePart.ts';
import { PageMeta } from '../PageMeta.tsx';
import { Search } from './Search.tsx';
import { useSections } from './useSections.tsx';

/** The guide: four documents in one page (spec §2.8). */
export function Component() {
  const { t } = useLingui();
  const { name } = BRAND;
  const { language } = useLanguage();
  const sections = useSections();
  const isReady = sections.every(({ status }) => status !== 'loading');
  const activeId = useActivePart(GUIDE_SECTIONS, isReady ? language : undefined);
  return (
    <>
      <PageMeta page="documentation" />
      <GuideLayout
        labels={{
          contents: t`Sections of the guide`,
          loading: t`Loading the guide`,
          missing: t`Content not available.`,
          failed: t`Error loading content.`,
          retry: t`Try again`,
        }}
        title={t`How ${name} works`}
        lead={t`Levels, ranking, seasons and fair play: the rules, with examples.`}
        home={{ label: t`Back to the home page`, href: PATHS.home }}
        sections={sections}
        search={<Search key={language} sections={sections} />}
        activeId={activeId}
      />
    </>
  );
}
