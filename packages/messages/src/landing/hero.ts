import type { HeroProps } from '@campetto/ui';
import type { I18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import type { LandingFigures } from './figures.ts';

/** The promise, and the first step (spec §2.2). */
export function heroTexts(i18n: I18n, figures: LandingFigures) {
  const { activePlayers } = figures.global;
  const athletes = i18n.number(figures.athletes);
  const rating = i18n.number(figures.global.appRating);
  const title = t(i18n)`Your next match is <0>around the corner</0>`;
  const [before = '', highlighted = '', after = ''] = title.split(/<\/?0>/);
  return {
    /** The title in three parts; the second is highlighted. */
    title: { before, highlighted, after },
    subtitle: t(
      i18n,
    )`Football on Tuesday, padel on Thursday. Campetto finds the match, the people and the pitch: you bring your trainers.`,
    chips: [t(i18n)`Find nearby`, t(i18n)`AI coach`, t(i18n)`Track progress`],
    community: t(i18n)`${activePlayers} active players a day`,
    action: { label: t(i18n)`Get started`, href: '/#download' },
    more: { label: t(i18n)`How it works`, href: '/#how-it-works' },
    trust: {
      label: t(i18n)`${athletes}+ athletes signed up · ${rating} ★`,
      initials: ['GM', 'LR', 'AC', 'SB'],
    },
    callouts: [
      { sign: '12', title: t(i18n)`Level up`, text: t(i18n)`+180 XP this week` },
      { sign: 'MVP', title: t(i18n)`Giulia, 4 votes`, text: t(i18n)`Tuesday’s match` },
    ],
  } satisfies Omit<HeroProps, 'title' | 'picture'> & { title: object };
}
