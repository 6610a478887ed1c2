import { Testimonials } from '@campetto/ui';
import { useLingui } from '@lingui/react/macro';
import { MARKETING, TESTIMONIALS } from '../../config/brand.ts';
import { useRoundedFigure } from './useRoundedFigure.ts';

/** Each voice gives the same, and ratings are out of as many (spec §9). */
const STARS = 5;
const { activePlayers, averageRating, matchesPlayed, playerSatisfaction } = MARKETING.global;

/** The testimonials of players (spec §2.2). */
export function TestimonialsPart() {
  const { t, i18n } = useLingui();
  const figure = useRoundedFigure();
  const { names, date } = TESTIMONIALS;
  const written = i18n.date(date, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return (
    <Testimonials
      id="testimonials"
      eyebrow={t`Testimonials`}
      title={t`Overheard in the changing room`}
      lead={t`Examples that we wrote in ${written}, not reviews: what players really say will replace them.`}
      stars={{ count: STARS, label: t`${STARS} stars out of ${STARS}` }}
      stats={[
        { value: activePlayers, label: t`active players a day` },
        { value: `${i18n.number(averageRating)}/${STARS}`, label: t`average rating` },
        { value: figure(matchesPlayed), label: t`matches played a week` },
        { value: playerSatisfaction, label: t`player satisfaction` },
      ]}
      items={[
        {
          text: t`I moved to Verona knowing nobody. Three weeks later I had a Tuesday team and people to have a beer with.`,
          name: names.giulia,
          role: t`Midfielder, five-a-side`,
        },
        {
          text: t`A fourth for padel used to take forty messages. Now it takes one.`,
          name: names.luca,
          role: t`Padel, Gold division`,
        },
        {
          text: t`The ratings are honest. I lose close matches against my equals and I love it.`,
          name: names.anna,
          role: t`Tennis, Platinum division`,
        },
        {
          text: t`I organise the Sunday match for thirty people. Who pays, who comes, who is injured: it is all there.`,
          name: names.samir,
          role: t`Organiser`,
        },
        {
          text: t`I came back after two years and an operation. The coach’s journal kept me from overdoing it.`,
          name: names.davide,
          role: t`Basketball, 3×3`,
        },
        {
          text: t`My daughter and I play mixed volleyball with people from the whole neighbourhood.`,
          name: names.paola,
          role: t`Volleyball`,
        },
      ]}
    />
  );
}
