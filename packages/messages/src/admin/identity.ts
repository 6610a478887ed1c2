import type { LanguageSwitchProps, LoginFormProps, SignInDialogProps } from '@campetto/ui';
import type { I18n } from '@lingui/core';
import { plural, t } from '@lingui/core/macro';

export const loginPageTitle = (i18n: I18n) => t(i18n)`Admin sign-in`;

export const loginLabels = (i18n: I18n): LoginFormProps['labels'] => ({
  title: t(i18n)`Admin Panel`,
  prompt: t(i18n)`Sign in to the admin dashboard`,
  notice: t(i18n)`Only authorized personnel may access this area.`,
  email: t(i18n)`Email`,
  password: t(i18n)`Password`,
  submit: t(i18n)`Sign in`,
  pending: t(i18n)`Signing in...`,
});

/** Shown after a log-out in another window. */
export const signedOutElsewhere = (i18n: I18n) =>
  t(
    i18n,
  )`You were signed out in another window. What you typed is kept on this device for your next sign-in.`;

/** Shown after a sign-out because there was no input. */
export const signedOutIdle = (i18n: I18n) =>
  t(
    i18n,
  )`You were signed out because you had not been active for a while. What you typed is kept on this device for your next sign-in.`;

/** Follows the reason of a sign-out by which changes were lost that had failed. */
export const unsavedText = (i18n: I18n, unsaved: number) =>
  t(i18n)`${plural(unsaved, {
    one: '# change of a venue was not saved.',
    other: '# changes of venues were not saved.',
  })}`;

/** The warning over a screen that has not been used for a while. */
export const idleWarningLabels = (i18n: I18n) => ({
  title: t(i18n)`Are you still there?`,
  message: t(
    i18n,
  )`You have not been active for a while, so you will be signed out in a minute. What you typed is kept on this device.`,
  stay: t(i18n)`Stay signed in`,
  logOut: t(i18n)`Log out`,
});

/** The dialog over a screen whose session has ended. */
export const signInAgainLabels = (i18n: I18n): SignInDialogProps['labels'] => ({
  title: t(i18n)`Sign in again`,
  message: t(i18n)`Your session has expired. Everything on this screen is kept.`,
  email: t(i18n)`Email`,
  password: t(i18n)`Password`,
  submit: t(i18n)`Sign in`,
  pending: t(i18n)`Signing in...`,
  cancel: t(i18n)`Cancel`,
  close: t(i18n)`Close`,
});

/** Why somebody is not signed in (spec §8). */
export const loginProblemTexts = (i18n: I18n) => ({
  empty: t(i18n)`Please fill in all fields.`,
  userNotFound: t(i18n)`No user found with this email address`,
  wrongPassword: t(i18n)`Invalid password`,
  invalidCredential: t(i18n)`Invalid email or password.`,
  invalidEmail: t(i18n)`Invalid email address`,
  tooManyRequests: t(i18n)`Too many failed attempts. Please try again later`,
  network: t(i18n)`Network error. Please check your connection`,
  other: t(i18n)`Failed to log in. Please try again`,
  otherAccount: t(
    i18n,
  )`This work belongs to another account. To use another account, log out first.`,
});

/** The texts of the chosen language could not be loaded. */
export const languageFailed = (i18n: I18n) =>
  t(i18n)`The language could not be changed. Please try again.`;

export const languageSwitchLabel = (i18n: I18n): LanguageSwitchProps['label'] => t(i18n)`Language`;
