import { featureTexts } from '@campetto/messages/landing/features';
import { FeatureGrid } from '@campetto/ui';
import { useLingui } from '@lingui/react';

/** What the app does (spec §2.2). */
export function FeaturesPart() {
  const { i18n } = useLingui();
  return <FeatureGrid id="features" {...featureTexts(i18n)} />;
}
