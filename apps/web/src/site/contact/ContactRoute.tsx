import { contactTexts } from '@campetto/messages/contact/texts';
import { ContactLayout } from '@campetto/ui';
import { useLingui } from '@lingui/react';
import { LEGAL, MARKETING, REPLY_HOURS } from '../../config/brand.ts';
import { useLocationName } from '../layout/useLocationName.ts';
import { PageMeta } from '../PageMeta.tsx';

/** How to reach the team (spec §2.7). */
export function Component() {
  const { i18n } = useLingui();
  const { email } = MARKETING.contact;
  return (
    <>
      <PageMeta page="contact" />
      <ContactLayout
        {...contactTexts(i18n, {
          email,
          place: useLocationName(),
          company: LEGAL,
          reply: REPLY_HOURS,
        })}
      />
    </>
  );
}
