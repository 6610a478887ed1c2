import type { TestimonialsProps } from '@campetto/ui';
import type { I18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { type LandingFigures, roundedFigure } from './figures.ts';

/** The stars of each testimonial, and the highest rating (spec §9). */
const STARS = 5;

/** The quoted players and the date of the quotes; `source` is where real reviews were published. */
type Quoted = {
  /** ISO date. */
  date: string;
  names: Record<'giulia' | 'luca' | 'anna' | 'samir' | 'davide' | 'paola', string>;
} & ({ isExample: true; source: null } | { isExample: false; source: string });

/** The testimonials of players (spec §2.2). */
export function testimonialTexts(
  i18n: I18n,
  figures: LandingFigures,
  { date, names, isExample, source }: Quoted,
): Omit<TestimonialsProps, 'id'> {
  const { activePlayers, averageRating, matchesPlayed, playerSatisfaction } = figures.global;
  const written = i18n.date(date, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return {
    eyebrow: t(i18n)`Testimonials`,
    title: t(i18n)`Overheard in the changing room`,
    lead: isExample
      ? t(
          i18n,
        )`Examples that we wrote in ${written}, not reviews: what players really say will replace them.`
      : t(i18n)`Reviews that players published on ${source} in ${written}, as they wrote them.`,
    stars: { count: STARS, label: t(i18n)`${STARS} stars out of ${STARS}` },
    stats: [
      { value: activePlayers, label: t(i18n)`active players a day` },
      { value: `${i18n.number(averageRating)}/${STARS}`, label: t(i18n)`average rating` },
      { value: roundedFigure(i18n, matchesPlayed), label: t(i18n)`matches played a week` },
      { value: playerSatisfaction, label: t(i18n)`player satisfaction` },
    ],
    items: [
      {
        text: t(
          i18n,
        )`I moved to Verona knowing nobody. Three weeks later I had a Tuesday team and people to have a beer with.`,
        name: names.giulia,
        role: t(i18n)`Midfielder, five-a-side`,
      },
      {
        text: t(i18n)`A fourth for padel used to take forty messages. Now it takes one.`,
        name: names.luca,
        role: t(i18n)`Padel, Gold division`,
      },
      {
        text: t(
          i18n,
        )`The ratings are honest. I lose close matches against my equals and I love it.`,
        name: names.anna,
        role: t(i18n)`Tennis, Platinum division`,
      },
      {
        text: t(
          i18n,
        )`I organise the Sunday match for thirty people. Who pays, who comes, who is injured: it is all there.`,
        name: names.samir,
        role: t(i18n)`Organiser`,
      },
      {
        text: t(
          i18n,
        )`I came back after two years and an operation. The coach’s journal kept me from overdoing it.`,
        name: names.davide,
        role: t(i18n)`Basketball, 3×3`,
      },
      {
        text: t(
          i18n,
        )`My daughter and I play mixed volleyball with people from the whole neighbourhood.`,
        name: names.paola,
        role: t(i18n)`Volleyball`,
      },
    ],
  };
}
