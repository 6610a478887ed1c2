import type { DownloadSectionProps } from '@campetto/ui';
import type { I18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { type LandingFigures, roundedFigure } from './figures.ts';

/** The section to which every "get the app" leads (spec §2.2). */
export function downloadTexts(i18n: I18n, { global }: LandingFigures) {
  const { activePlayers, cities, appRating, matchesPlayed } = global;
  return {
    eyebrow: t(i18n)`Download`,
    title: t(i18n)`Kick-off is in your pocket`,
    lead: t(i18n)`Free, in Italian and English, on the phone you already have.`,
    points: [
      t(i18n)`Matches near you, every day`,
      t(i18n)`Join or organise in one tap`,
      t(i18n)`Chat with the whole team`,
      t(i18n)`Levels, ranks and seasons`,
    ],
    stats: [
      { value: activePlayers, label: t(i18n)`active players a day` },
      { value: `${i18n.number(cities)}+`, label: t(i18n)`cities` },
      { value: roundedFigure(i18n, matchesPlayed), label: t(i18n)`matches played a week` },
      { value: `${i18n.number(appRating)} ★`, label: t(i18n)`app rating` },
    ],
    caption: t(i18n)`Point your camera here`,
    newTabLabel: t(i18n)`opens in a new tab`,
  } satisfies Partial<DownloadSectionProps>;
}

export const downloadCodeLabel = (i18n: I18n) => t(i18n)`QR code for the download page`;
