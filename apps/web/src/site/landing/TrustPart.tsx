import { trustTexts } from '@campetto/messages/landing/trust';
import { TrustSection } from '@campetto/ui';
import { useLingui } from '@lingui/react';

/** What players can rely on, and what they ask first. */
export function TrustPart() {
  const { i18n } = useLingui();
  return <TrustSection id="trust" {...trustTexts(i18n)} />;
}
