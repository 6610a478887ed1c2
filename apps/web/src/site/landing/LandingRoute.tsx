import { featureTexts } from '@campetto/messages/landing/features';
import { soonTexts } from '@campetto/messages/landing/soon';
import { sportsTexts } from '@campetto/messages/landing/sports';
import { testimonialTexts } from '@campetto/messages/landing/testimonials';
import { trustTexts } from '@campetto/messages/landing/trust';
import { ComingSoon, FeatureGrid, SportsGrid, Testimonials, TrustSection } from '@campetto/ui';
import { useLingui } from '@lingui/react';
import { TESTIMONIALS } from '../../config/brand.ts';
import { PageMeta } from '../PageMeta.tsx';
import { FirstScreenEnd } from '../page.tsx';
import { DownloadPart } from './DownloadPart.tsx';
import { FIGURES } from './figures.ts';
import { HeroPart } from './HeroPart.tsx';
import { HowItWorksPart } from './HowItWorksPart.tsx';

/** The landing page (spec §2.2). */
export function Component() {
  const { i18n } = useLingui();
  return (
    <>
      <PageMeta page="home" />
      <HeroPart />
      <FirstScreenEnd />
      <FeatureGrid id="features" {...featureTexts(i18n)} />
      <HowItWorksPart />
      <SportsGrid id="sports" {...sportsTexts(i18n, FIGURES)} />
      <Testimonials id="testimonials" {...testimonialTexts(i18n, FIGURES, TESTIMONIALS)} />
      <TrustSection id="trust" {...trustTexts(i18n)} />
      <ComingSoon {...soonTexts(i18n)} />
      <DownloadPart />
    </>
  );
}
