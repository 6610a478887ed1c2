import { SportsGrid } from '@campetto/ui';
import { useLingui } from '@lingui/react/macro';
import { MARKETING } from '../../config/brand.ts';

/** The five sports and how much each is played (spec §2.2, §9). */
export function SportsPart() {
  const { t, i18n } = useLingui();
  const sports = [
    { court: 'football', name: t`Football` },
    { court: 'basketball', name: t`Basketball` },
    { court: 'padel', name: t`Padel` },
    { court: 'tennis', name: t`Tennis` },
    { court: 'volleyball', name: t`Volleyball` },
  ] as const;
  return (
    <SportsGrid
      id="sports"
      eyebrow={t`Sports`}
      title={t`Five sports, one little pitch`}
      lead={t`Pick one, or play them all. Active players are counted over a month.`}
      sports={sports.map(({ court, name }) => {
        const { activePlayers, dailyMatches, venues, rating } = MARKETING.sports[court];
        return {
          court,
          name,
          figures: [
            { label: t`active players`, value: activePlayers },
            { label: t`daily matches`, value: dailyMatches },
            { label: t`venues`, value: i18n.number(venues) },
            { label: t`rating`, value: i18n.number(rating) },
          ],
        };
      })}
    />
  );
}
