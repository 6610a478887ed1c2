import type { SportsGridProps } from '@campetto/ui';
import type { I18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { type LandingFigures, roundedFigure } from './figures.ts';
import { matchesOf, sportNames } from './matches.ts';

/** The five sports, how much each is played, and what it is like (spec §2.2, §9). */
export function sportsTexts(i18n: I18n, figures: LandingFigures): Omit<SportsGridProps, 'id'> {
  const names = sportNames(i18n);
  const sports = [
    {
      court: 'football',
      words: t(
        i18n,
      )`Five-a-side after work, eleven on Sunday. Somebody near you is one player short.`,
    },
    {
      court: 'basketball',
      words: t(
        i18n,
      )`Three against three in the park, five against five in the gym. You’ve got next.`,
    },
    { court: 'padel', words: t(i18n)`Four on court, and the fourth really turns up.` },
    {
      court: 'tennis',
      words: t(i18n)`An opponent as strong as you, on the surface that you like.`,
    },
    {
      court: 'volleyball',
      words: t(i18n)`Six in the gym, two on the sand, mixed whenever you like.`,
    },
  ] as const;
  return {
    eyebrow: t(i18n)`Sports`,
    title: t(i18n)`Five sports, one little pitch`,
    lead: t(i18n)`Pick one, or play them all. Active players are counted over a month.`,
    sports: sports.map(({ court, words }) => {
      const { activePlayers, dailyMatches, venues, rating } = figures.sports[court];
      return {
        court,
        words,
        name: names[court],
        matches: matchesOf(i18n, court),
        figures: [
          { label: t(i18n)`active players`, value: roundedFigure(i18n, activePlayers) },
          { label: t(i18n)`daily matches`, value: dailyMatches },
          { label: t(i18n)`venues`, value: i18n.number(venues) },
          { label: t(i18n)`rating`, value: i18n.number(rating) },
        ],
      };
    }),
  };
}
