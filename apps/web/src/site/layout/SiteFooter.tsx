import { PATHS } from '@campetto/contract';
import { Footer } from '@campetto/ui';
import { useLingui } from '@lingui/react/macro';
import { BRAND, MARKETING } from '../../config/brand.ts';
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
  const { t } = useLingui();
  const year = useCurrentYear();
  const legal = [
    { label: t`Privacy`, href: PATHS.privacy },
    { label: t`Terms`, href: PATHS.terms },
  ];
  return (
    <Footer
      labels={{
        social: t`Follow us`,
        contact: t`Contact`,
        legal: t`Legal`,
        newTab: t`opens in a new tab`,
      }}
      brand={{ name: wordmark, href: PATHS.home }}
      tagline={t`The match, the people and the pitch.`}
      columns={[
        {
          title: t`Product`,
          links: [
            { label: t`Features`, href: '/#features' },
            { label: t`How it works`, href: '/#how-it-works' },
            { label: t`Download`, href: '/#download' },
          ],
        },
        {
          title: t`Support`,
          links: [
            { label: t`Guide`, href: PATHS.documentation },
            { label: t`Contact`, href: PATHS.contact },
            ...legal,
          ],
        },
        {
          title: t`Company`,
          links: [
            { label: t`About us`, href: PATHS.about },
            { label: t`For venues`, href: PATHS.forVenues },
            { label: t`Accessibility`, href: PATHS.accessibility },
          ],
        },
      ]}
      social={social}
      email={contact.email}
      location={useLocationName()}
      copyright={t`© ${year} ${name}. All rights reserved.`}
      legal={legal}
    />
  );
}
