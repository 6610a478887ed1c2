import { sportsTexts } from '@campetto/messages/landing/sports';
import { SportsGrid } from '@campetto/ui';
import { useLingui } from '@lingui/react';
import { FIGURES } from './figures.ts';

/** The five sports (spec §2.2). */
export function SportsPart() {
  const { i18n } = useLingui();
  return <SportsGrid id="sports" {...sportsTexts(i18n, FIGURES)} />;
}
