import { SportsGrid } from '@campetto/ui';
import { useLingui } from '@lingui/react/macro';
import { MARKETING } from '../../config/brand.ts';
import { useMatches } from './useMatches.ts';
import { useRoundedFigure } from './useRoundedFigure.ts';

/** The five sports, how much each is played, and what it is like (spec §2.2, §9). */
export function SportsPart() {
  const { t, i18n } = useLingui();
  const figure = useRoundedFigure();
  const { names, matchesOf } = useMatches();
  const sports = [
    {
      court: 'football',
      words: t`Five-a-side after work, eleven on Sunday. Somebody near you is one player short.`,
    },
    {
      court: 'basketball',
      words: t`Three against three in the park, five against five in the gym. You’ve got next.`,
    },
    { court: 'padel', words: t`Four on court, and the fourth really turns up.` },
    { court: 'tennis', words: t`An opponent as strong as you, on the surface that you like.` },
    { court: 'volleyball', words: t`Six in the gym, two on the sand, mixed whenever you like.` },
  ] as const;
  return (
    <SportsGrid
      id="sports"
      eyebrow={t`Sports`}
      title={t`Five sports, one little pitch`}
      lead={t`Pick one, or play them all. Active players are counted over a month.`}
      sports={sports.map(({ court, words }) => {
        const { activePlayers, dailyMatches, venues, rating } = MARKETING.sports[court];
        return {
          court,
          words,
          name: names[court],
          matches: matchesOf(court),
          figures: [
            { label: t`active players`, value: figure(activePlayers) },
            { label: t`daily matches`, value: dailyMatches },
            { label: t`venues`, value: i18n.number(venues) },
            { label: t`rating`, value: i18n.number(rating) },
          ],
        };
      })}
    />
  );
}
