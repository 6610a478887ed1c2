import { PATHS } from '@campetto/contract';
import { ContactLayout } from '@campetto/ui';
import { useLingui } from '@lingui/react/macro';
import { MARKETING, REPLY_HOURS } from '../../config/brand.ts';
import { useLocationName } from '../layout/useLocationName.ts';
import { PageMeta } from '../PageMeta.tsx';

/** How to reach the team (spec §2.7). */
export function Component() {
  const { t } = useLingui();
  const { from, to } = REPLY_HOURS;
  return (
    <>
      <PageMeta page="contact" />
      <ContactLayout
        title={t`Contact us`}
        lead={t`A question, an idea, a proposal: we read everything.`}
        home={{ label: t`Back to the home page`, href: PATHS.home }}
        cards={{
          email: {
            title: t`Write to us`,
            address: MARKETING.contact.email,
            sendLabel: t`Send email`,
            replyNote: t`We reply within ${from}–${to} hours.`,
          },
          location: { title: t`Where we are`, place: useLocationName() },
          topicsTitle: t`What you can write about`,
          topics: {
            partnership: {
              title: t`Partnership`,
              description: t`You run a venue, a club or a league and want to be on the app.`,
            },
            support: {
              title: t`Technical support`,
              description: t`Something in the app or on this site does not work.`,
            },
            feedback: {
              title: t`Product feedback`,
              description: t`An idea, a wish, something you’d do differently.`,
            },
            press: {
              title: t`Media and press`,
              description: t`Interviews, figures, logos and pictures for your story.`,
            },
          },
        }}
      />
    </>
  );
}
