import { KEY_QUOTA_MAX, KEY_SOURCES_MAX, type SubmissionKey } from '@campetto/contract';
import type { ConfirmDialogProps, KeyListProps } from '@campetto/ui';
import type { I18n } from '@lingui/core';
import { plural, t } from '@lingui/core/macro';

export const keyPageTexts = (i18n: I18n) => ({
  title: t(i18n)`Scraper keys`,
  subtitle: t(
    i18n,
  )`With a key a scraper submits venues of its sources, and can do nothing else. They join the pending list.`,
  audit: t(i18n)`Audit log`,
  grant: t(i18n)`New key`,
  failed: t(i18n)`The keys could not be loaded. Please try again.`,
  retry: t(i18n)`Try again`,
});

export const keyListLabels = (i18n: I18n): KeyListProps['labels'] => ({
  title: t(i18n)`Keys`,
  empty: t(i18n)`No scraper has a key.`,
  loading: t(i18n)`Loading the keys`,
  revoke: t(i18n)`Revoke`,
});

/** A key in the list, as of a time in milliseconds. */
export const keyItem = (
  i18n: I18n,
  key: SubmissionKey,
  now: number,
): KeyListProps['keys'][number] => ({
  name: key.name,
  details: keyDetails(i18n, key),
  expired:
    key.expiresAt !== null && Date.parse(key.expiresAt) <= now ? t(i18n)`Expired` : undefined,
});

/** What a key may do, until when, and when it was used, a line each. */
function keyDetails(i18n: I18n, key: SubmissionKey): string[] {
  const { sources, expiresAt, lastUsedAt, dailyQuota, usedToday } = key;
  const list = new Intl.ListFormat(i18n.locale).format(sources);
  const dateOf = (at: string) => i18n.date(new Date(at), { dateStyle: 'medium' });
  const timeOf = (at: string) =>
    i18n.date(new Date(at), { dateStyle: 'medium', timeStyle: 'short' });
  const created = dateOf(key.createdAt);
  const [expires, used] = [expiresAt && dateOf(expiresAt), lastUsedAt && timeOf(lastUsedAt)];
  return [
    sources.length > 0 ? t(i18n)`May submit: ${list}` : t(i18n)`May submit nothing`,
    [
      t(i18n)`Created on ${created}`,
      expires ? t(i18n)`expires on ${expires}` : t(i18n)`does not expire`,
      used ? t(i18n)`last used on ${used}` : t(i18n)`never used`,
    ].join(' · '),
    dailyQuota === null
      ? t(i18n)`${plural(usedToday, { one: '# file today', other: '# files today' })}`
      : t(
          i18n,
        )`${plural(dailyQuota, { one: `${usedToday} of # file today`, other: `${usedToday} of # files today` })}`,
  ];
}

export const grantKeyTexts = (i18n: I18n) => ({
  title: t(i18n)`New key for a scraper`,
  name: t(i18n)`Name of the scraper`,
  nameHint: t(i18n)`Letters, digits, dots, hyphens and underscores, for example milano-weekly`,
  sources: t(i18n)`Sources`,
  sourcesHint: t(i18n)`As the files name them, with commas between them`,
  /** A warning about unknown sources, which may be new or mistyped. */
  unknownSources: (names: readonly string[]) => {
    const list = new Intl.ListFormat(i18n.locale).format(names.map((name) => `“${name}”`));
    return t(
      i18n,
    )`No venue is from ${list} yet. If that is written as in the files, create the key anyway.`;
  },
  days: t(i18n)`Valid for`,
  quota: t(i18n)`Files a day`,
  quotaNote: t(i18n)`optional`,
  quotaHint: t(i18n)`Any number, if this is empty`,
  cancel: t(i18n)`Cancel`,
  confirm: t(i18n)`Create key`,
  confirmAnyway: t(i18n)`Create key anyway`,
  close: t(i18n)`Close`,
  failed: t(i18n)`The key could not be created. Please try again.`,
});

/** How long a key is valid; null for ever. */
export const validityName = (i18n: I18n, days: number | null) =>
  days === null
    ? t(i18n)`Until it is revoked`
    : t(i18n)`${plural(days, { one: '# day', other: '# days' })}`;

/** Why a field of a new key is refused. */
export const grantKeyProblemTexts = (i18n: I18n) => ({
  name: t(i18n)`Use 1 to 100 letters, digits, dots, hyphens or underscores, without spaces.`,
  taken: t(i18n)`This scraper has a key. Revoke it first.`,
  sources: t(
    i18n,
  )`Name 1 to ${plural(KEY_SOURCES_MAX, { one: '# source', other: '# sources' })}. Venues added by hand cannot be one.`,
  dailyQuota: t(i18n)`Use a whole number from 1 to ${i18n.number(KEY_QUOTA_MAX)}.`,
});

export const grantedKeyTexts = (i18n: I18n, name: string) => ({
  title: t(i18n)`Key of ${name}`,
  message: t(i18n)`Copy the key now and store it safely. It is not shown again.`,
  key: t(i18n)`Key`,
  copy: t(i18n)`Copy key`,
  copied: t(i18n)`Key copied`,
  copyFailed: t(i18n)`The key could not be copied. Select it and copy it yourself.`,
  close: t(i18n)`Close`,
  done: t(i18n)`Done`,
});

export const revokeKeyTexts = (
  i18n: I18n,
): { labels: ConfirmDialogProps['labels']; failed: string } => ({
  labels: {
    title: t(i18n)`Revoke this key?`,
    message: t(
      i18n,
    )`The scraper can submit nothing from its next request on. This cannot be undone.`,
    cancel: t(i18n)`Cancel`,
    confirm: t(i18n)`Revoke key`,
    close: t(i18n)`Close`,
  },
  failed: t(i18n)`The key could not be revoked. Please try again.`,
});

export const keyRevoked = (i18n: I18n, name: string) => t(i18n)`Key ${name} revoked`;
