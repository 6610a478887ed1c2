import { PATHS } from '@campetto/contract';
import type { ContactLayoutProps } from '@campetto/ui';
import type { I18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { type Company, companyFacts } from '../public/company.ts';
import { homeLabel } from '../public/shell.ts';

interface ContactFacts {
  email: string;
  place: string;
  company: Company;
  /** Within how many hours support replies. */
  reply: { from: number; to: number };
}

/** How to reach the team (spec §2.7). */
export const contactTexts = (
  i18n: I18n,
  { email, place, company, reply: { from, to } }: ContactFacts,
): ContactLayoutProps => ({
  title: t(i18n)`Contact us`,
  lead: t(i18n)`A question, an idea, a proposal: we read everything.`,
  home: { label: homeLabel(i18n), href: PATHS.home },
  cards: {
    email: {
      title: t(i18n)`Write to us`,
      address: email,
      sendLabel: t(i18n)`Send email`,
      replyNote: t(i18n)`We reply within ${from}–${to} hours.`,
    },
    location: { title: t(i18n)`Where we are`, place, company: companyFacts(i18n, company) },
    topicsTitle: t(i18n)`What you can write about`,
    topics: {
      partnership: {
        title: t(i18n)`Partnership`,
        description: t(i18n)`You run a venue, a club or a league and want to be on the app.`,
      },
      support: {
        title: t(i18n)`Technical support`,
        description: t(i18n)`Something in the app or on this site does not work.`,
      },
      feedback: {
        title: t(i18n)`Product feedback`,
        description: t(i18n)`An idea, a wish, something you’d do differently.`,
      },
      press: {
        title: t(i18n)`Media and press`,
        description: t(i18n)`Interviews, figures, logos and pictures for your story.`,
      },
    },
  },
});
