import type { AboutDialogProps, AdminShellProps, ConfirmDialogProps } from '@campetto/ui';
import type { I18n } from '@lingui/core';
import { plural, t } from '@lingui/core/macro';

export const shellLabels = (i18n: I18n) =>
  ({
    navigation: t(i18n)`Back office`,
    openMenu: t(i18n)`Open menu`,
    closeMenu: t(i18n)`Close menu`,
    administrator: t(i18n)`Administrator`,
    logOut: t(i18n)`Log out`,
    comingSoon: t(i18n)`Coming soon`,
    skipToContent: t(i18n)`Skip to content`,
  }) satisfies AdminShellProps['labels'];

/** The screens, as the navigation and the dashboard name them. */
export const screenNames = (i18n: I18n) => ({
  dashboard: t(i18n)`Dashboard`,
  venues: t(i18n)`Review venues`,
  addVenue: t(i18n)`Add venue`,
  imports: t(i18n)`Import`,
  users: t(i18n)`Manage users`,
  analytics: t(i18n)`Analytics`,
});

export const lastLoginText = (i18n: I18n, at: Date) => {
  const date = i18n.date(at, { dateStyle: 'medium' });
  return t(i18n)`Last login: ${date}`;
};

export const offlineText = (i18n: I18n) =>
  t(i18n)`You are offline. What you see may be out of date.`;

/** Why a request failed, before what failed. */
export const offlineFailureText = (i18n: I18n, failure: string) =>
  t(i18n)`You are offline. ${failure}`;

/** Shown instead of a screen whose code could not be loaded. */
export const unloadedScreenTexts = (i18n: I18n) => ({
  title: t(i18n)`This screen could not be loaded.`,
  hint: t(
    i18n,
  )`You may be offline, or there is a new version of it. Nothing that you entered is lost.`,
  action: t(i18n)`Try again`,
  failed: t(i18n)`The server cannot be reached.`,
});

/** Shown at an address of the back office without a screen. */
export const missingScreenTexts = (i18n: I18n) => ({
  title: t(i18n)`There is no such screen`,
  hint: t(i18n)`The address may be mistyped, or the screen may have moved.`,
  action: t(i18n)`Go to the dashboard`,
});

/** On the button that opens the dialog, and the title of the dialog. */
export const aboutTheData = (i18n: I18n) => t(i18n)`About the data`;

export const aboutLabels = (i18n: I18n): AboutDialogProps['labels'] => ({
  title: aboutTheData(i18n),
  close: t(i18n)`Close`,
  intro: t(i18n)`The venues come from these public sources. Each is used under its licence.`,
  opensInNewTab: t(i18n)`opens in a new tab`,
});

/** The buttons of the question before one leaves a screen with unsaved work. */
export const leaveLabels = (
  i18n: I18n,
): Pick<ConfirmDialogProps['labels'], 'cancel' | 'confirm' | 'close'> => ({
  cancel: t(i18n)`Stay`,
  confirm: t(i18n)`Leave`,
  close: t(i18n)`Close`,
});

/** Asks before a log-out that would lose something in any window; `losses` says what. */
export const logOutConfirmation = (i18n: I18n) => ({
  title: t(i18n)`Log out all the same?`,
  message: t(i18n)`There is unfinished work, in this window or in another one.`,
  losses: {
    import: t(i18n)`An import is running. It would end; what has come in stays.`,
    failure: t(i18n)`Changes have failed. They could no longer be tried again.`,
    undo: t(i18n)`Actions are still being undone. Those that wait for their turn would stay.`,
    key: t(i18n)`A new key has not been copied. It would not be shown again.`,
  },
  cancel: t(i18n)`Stay`,
  confirm: t(i18n)`Log out`,
  close: t(i18n)`Close`,
});

/** Why the server refused a request, if the administrator can do something about it (D8, D14, D31). */
export const failureTexts = (i18n: I18n) => ({
  forbidden: t(
    i18n,
  )`Your account has no administrator rights. Ask the team to grant them, then sign in again.`,
  unauthorized: t(i18n)`Your session has expired. Please sign in again.`,
  missing: t(i18n)`This venue no longer exists.`,
  stale: t(i18n)`This venue has been changed elsewhere since you opened it. Nothing was saved.`,
  pending: t(i18n)`Another change is still being sent. Wait for it, then try again.`,
});

/** `seconds` is undefined if the server does not say how long to wait. */
export const tooManyRequestsText = (i18n: I18n, seconds: number | undefined) =>
  seconds === undefined
    ? t(i18n)`There were too many requests. Wait a moment, then try again.`
    : t(
        i18n,
      )`There were too many requests. ${plural(seconds, { one: 'Wait # second, then try again.', other: 'Wait # seconds, then try again.' })}`;

export const noServerReason = (i18n: I18n) => t(i18n)`The server gave no reason.`;
