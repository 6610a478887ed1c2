import { guideSearchTexts } from '@campetto/messages/guide/texts';
import { GuideSearch, type GuideSearchProps } from '@campetto/ui';
import { useLingui } from '@lingui/react';

/** The search in the guide. */
export function Search({ sections }: Pick<GuideSearchProps, 'sections'>) {
  const { i18n } = useLingui();
  return <GuideSearch {...guideSearchTexts(i18n)} sections={sections} />;
}
