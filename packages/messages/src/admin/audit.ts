import {
  type AuditKind,
  type AuditRecord,
  readExportQuery,
  readMatching,
} from '@campetto/contract';
import type { I18n } from '@lingui/core';
import { plural, t } from '@lingui/core/macro';
import { FORMAT_NAMES } from './exports.ts';
import { batchText } from './history.ts';
import { filterText } from './list.ts';

export const auditPageTexts = (i18n: I18n) => ({
  title: t(i18n)`Audit log`,
  subtitle: t(
    i18n,
  )`Who signed in, got access, or decided on many venues at once. Nobody can change it.`,
  activity: t(i18n)`Activity`,
  keys: t(i18n)`Scraper keys`,
  download: t(i18n)`Download everything`,
  downloadFailed: t(i18n)`The audit log could not be downloaded. Please try again.`,
  kind: t(i18n)`Action`,
  everyKind: t(i18n)`All actions`,
  loading: t(i18n)`Loading the audit log`,
  failed: t(i18n)`The audit log could not be loaded. Please try again.`,
  retry: t(i18n)`Try again`,
  dismiss: t(i18n)`Dismiss`,
});

/** The kinds of records as the filter names them. */
export const auditKindNames = (i18n: I18n): Record<AuditKind, string> => ({
  signedIn: t(i18n)`Sign-ins`,
  tokenRefused: t(i18n)`Refused access`,
  adminAdded: t(i18n)`New administrators`,
  adminRemoved: t(i18n)`Removed administrators`,
  keyGranted: t(i18n)`New keys`,
  keyRevoked: t(i18n)`Revoked keys`,
  exported: t(i18n)`Downloads`,
  imported: t(i18n)`Imports`,
  batchStarted: t(i18n)`Decisions on many venues`,
  batchUndone: t(i18n)`Undone decisions on many venues`,
});

/** A detail of a record, as a text; undefined where it has none. */
const detail = ({ details }: AuditRecord, name: string): string | undefined => {
  const value = details[name];
  return value === undefined || value === null ? undefined : String(value);
};

const MOVES = { approve: 'approved', discard: 'discarded', restore: 'restored' } as const;

function startedText(i18n: I18n, record: AuditRecord): string {
  const { move, venues } = record.details;
  if (move !== 'approve' && move !== 'discard' && move !== 'restore') return '';
  const counted = typeof venues === 'number' && batchText(i18n, MOVES[move], venues);
  if (counted) return t(i18n)`Started: ${counted}`;
  const started = {
    approve: t(i18n)`Started: approval of all venues that match a filter`,
    discard: t(i18n)`Started: discard of all venues that match a filter`,
    restore: t(i18n)`Started: restoring of all venues that match a filter`,
  }[move];
  const matching = readMatching(record.details['matching']);
  return matching ? `${started}: ${filterText(i18n, matching)}` : started;
}

function exportedText(i18n: I18n, record: AuditRecord): string {
  if (detail(record, 'of') === 'audit log') return t(i18n)`Audit log downloaded`;
  const { of: _, ...recorded } = record.details;
  const query = readExportQuery(recorded);
  if (!query) return t(i18n)`Venues exported`;
  const filter = filterText(i18n, query);
  const format = FORMAT_NAMES[query.format];
  return t(i18n)`Venues exported: ${filter}, ${format}`;
}

function refusedText(i18n: I18n, record: AuditRecord): string {
  const omitted = Number(detail(record, 'omittedBefore') ?? 0);
  // An identity is known only where its account is not an administrator, or its key may only submit venues.
  const text = record.actor
    ? t(i18n)`Access refused: the account is not an administrator`
    : t(i18n)`Access refused: the token or key is not valid`;
  return omitted === 0
    ? text
    : `${text} ${t(i18n)`${plural(omitted, { one: '(and once more just before)', other: '(and # times more just before)' })}`}`;
}

/** The text of a record, without the person and the network. */
export function auditText(i18n: I18n, record: AuditRecord): string {
  const name = detail(record, 'name') ?? '';
  const account = detail(record, 'email') ?? '';
  switch (record.kind) {
    case 'signedIn':
      return t(i18n)`Signed in`;
    case 'tokenRefused':
      return refusedText(i18n, record);
    case 'adminAdded':
      return t(i18n)`${account} became an administrator`;
    case 'adminRemoved':
      return t(i18n)`${account} is no longer an administrator`;
    case 'keyGranted': {
      const { sources } = record.details;
      const list = Array.isArray(sources) ? sources.join(', ') : '';
      return t(i18n)`Key ${name} created, for the sources ${list}`;
    }
    case 'keyRevoked':
      return t(i18n)`Key ${name} revoked`;
    case 'exported':
      return exportedText(i18n, record);
    case 'imported': {
      const file = detail(record, 'file') ?? '';
      return t(i18n)`Import of ${file} started`;
    }
    case 'batchStarted':
      return startedText(i18n, record);
    case 'batchUndone':
      return t(i18n)`Undo of a decision on many venues started`;
  }
}

/** The person of a record, and the network. */
export function auditOrigin(i18n: I18n, { kind, actor, network }: AuditRecord): string {
  if (network === null) return actor ?? t(i18n)`By a command on the server`;
  const who = actor ?? (kind === 'tokenRefused' ? t(i18n)`Somebody unknown` : '');
  return who === '' ? network : t(i18n)`${who} from the network ${network}`;
}
