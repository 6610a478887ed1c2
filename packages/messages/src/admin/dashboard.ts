import type { StatTileProps } from '@campetto/ui';
import type { I18n } from '@lingui/core';
import { t } from '@lingui/core/macro';

export const dashboardTexts = (i18n: I18n) => ({
  pageTitle: t(i18n)`Admin dashboard`,
  title: t(i18n)`Dashboard`,
  subtitle: t(i18n)`How the directory stands today.`,
  actionsTitle: t(i18n)`Quick actions`,
  comingSoon: t(i18n)`Coming soon`,
  failed: t(i18n)`Failed to load statistics`,
  retry: t(i18n)`Try again`,
  dismiss: t(i18n)`Dismiss`,
});

export const quickActions = (i18n: I18n) => ({
  venues: { title: t(i18n)`Review venues`, description: t(i18n)`Decide on the venues that wait.` },
  addVenue: { title: t(i18n)`Add venue`, description: t(i18n)`Enter a venue by hand.` },
  users: { title: t(i18n)`Manage users`, description: t(i18n)`Players and their accounts.` },
  analytics: { title: t(i18n)`View analytics`, description: t(i18n)`How the directory grows.` },
});

export const tileLabels = (i18n: I18n): Record<StatTileProps['tone'], string> => ({
  pending: t(i18n)`Pending reviews`,
  approved: t(i18n)`Approved venues`,
  discarded: t(i18n)`Discarded venues`,
  total: t(i18n)`Total venues`,
});

export const tileStates = (i18n: I18n): Pick<StatTileProps, 'pendingLabel' | 'missingLabel'> => ({
  pendingLabel: t(i18n)`Loading`,
  missingLabel: t(i18n)`Not available`,
});
