import { testimonialTexts } from '@campetto/messages/landing/testimonials';
import { Testimonials } from '@campetto/ui';
import { useLingui } from '@lingui/react';
import { TESTIMONIALS } from '../../config/brand.ts';
import { FIGURES } from './figures.ts';

/** The testimonials of players (spec §2.2). */
export function TestimonialsPart() {
  const { i18n } = useLingui();
  return <Testimonials id="testimonials" {...testimonialTexts(i18n, FIGURES, TESTIMONIALS)} />;
}
