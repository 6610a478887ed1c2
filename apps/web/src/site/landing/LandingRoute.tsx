import { PageMeta } from '../PageMeta.tsx';
import { FirstScreenEnd } from '../page.tsx';
import { DownloadPart } from './DownloadPart.tsx';
import { FeaturesPart } from './FeaturesPart.tsx';
import { HeroPart } from './HeroPart.tsx';
import { HowItWorksPart } from './HowItWorksPart.tsx';
import { SoonPart } from './SoonPart.tsx';
import { SportsPart } from './SportsPart.tsx';
import { TestimonialsPart } from './TestimonialsPart.tsx';
import { TrustPart } from './TrustPart.tsx';

/** The landing page (spec §2.2). */
export function Component() {
  return (
    <>
      <PageMeta page="home" />
      <HeroPart />
      <FirstScreenEnd />
      <FeaturesPart />
      <HowItWorksPart />
      <SportsPart />
      <TestimonialsPart />
      <TrustPart />
      <SoonPart />
      <DownloadPart />
    </>
  );
}
