import { type GuideSection, PATHS } from '@campetto/contract';
import type { GuideLayoutProps, GuideSearchProps } from '@campetto/ui';
import type { I18n } from '@lingui/core';
import { plural, t } from '@lingui/core/macro';
import { homeLabel } from '../public/shell.ts';

export const guideLabels = (i18n: I18n): GuideLayoutProps['labels'] => ({
  contents: t(i18n)`Sections of the guide`,
  loading: t(i18n)`Loading the guide`,
  missing: t(i18n)`Content not available.`,
  failed: t(i18n)`Error loading content.`,
  retry: t(i18n)`Try again`,
});

/** The guide (spec §2.8). */
export const guideTexts = (
  i18n: I18n,
  name: string,
): Pick<GuideLayoutProps, 'labels' | 'title' | 'lead' | 'home'> => ({
  labels: guideLabels(i18n),
  title: t(i18n)`How ${name} works`,
  lead: t(i18n)`Levels, ranking, seasons and fair play: the rules, with examples.`,
  home: { label: homeLabel(i18n), href: PATHS.home },
});

export const guideSectionTitles = (i18n: I18n): Record<GuideSection, string> => ({
  'user-levels': t(i18n)`User levels and XP system`,
  'competitive-ranking': t(i18n)`Competitive ranking system`,
  seasons: t(i18n)`Seasons system`,
  'trust-fairplay': t(i18n)`Trust and fair play system`,
});

export const guideSearchTexts = (i18n: I18n): Pick<GuideSearchProps, 'labels' | 'elsewhere'> => ({
  labels: {
    search: t(i18n)`Search the guide`,
    placeholder: t(i18n)`for example: leaderboard`,
    clear: t(i18n)`Clear the search`,
    found: (count, words) =>
      count === 0
        ? t(i18n)`No rule contains “${words}”`
        : t(
            i18n,
          )`${plural(count, { one: '# rule contains', other: '# rules contain' })} “${words}”`,
    failed: t(i18n)`The search could not be loaded. Check the connection and type another letter.`,
    advice: t(i18n)`Try another word, or see:`,
  },
  elsewhere: [
    { label: t(i18n)`What is free and what you pay for`, href: `${PATHS.terms}#chapter-9` },
    { label: t(i18n)`Minimum age`, href: `${PATHS.terms}#chapter-4` },
    { label: t(i18n)`How to delete your account`, href: `${PATHS.terms}#chapter-19` },
    { label: t(i18n)`What happens to your data`, href: PATHS.privacy },
    { label: t(i18n)`Contact us`, href: PATHS.contact },
  ],
});
