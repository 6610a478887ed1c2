import { soonTexts } from '@campetto/messages/landing/soon';
import { ComingSoon } from '@campetto/ui';
import { useLingui } from '@lingui/react';

/** What is not there yet (spec §2.2). */
export function SoonPart() {
  const { i18n } = useLingui();
  return <ComingSoon {...soonTexts(i18n)} />;
}
