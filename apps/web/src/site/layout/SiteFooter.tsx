import { PATHS } from '@campetto/contract';
import { footerTexts } from '@campetto/messages/public/footer';
import { Footer } from '@campetto/ui';
import { useLingui } from '@lingui/react';
import { BRAND, LEGAL, MARKETING } from '../../config/brand.ts';
import { useCurrentYear } from './useCurrentYear.ts';
import { useLocationName } from './useLocationName.ts';

const { name, wordmark } = BRAND;
const { socialLinks, contact } = MARKETING;
const social = [
  { network: 'facebook', name: 'Facebook', href: socialLinks.facebook },
  { network: 'x', name: 'X', href: socialLinks.twitter },
  { network: 'instagram', name: 'Instagram', href: socialLinks.instagram },
  { network: 'linkedin', name: 'LinkedIn', href: socialLinks.linkedin },
  { network: 'tiktok', name: 'TikTok', href: socialLinks.tiktok },
] as const;

/** The footer of every public page (spec §2.2). */
export function SiteFooter() {
  const { i18n } = useLingui();
  return (
    <Footer
      {...footerTexts(i18n, { name, year: useCurrentYear(), company: LEGAL })}
      brand={{ name: wordmark, href: PATHS.home }}
      social={social}
      email={contact.email}
      location={useLocationName()}
    />
  );
}
