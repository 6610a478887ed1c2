import {
  activityLabels,
  activityLinks,
  activityPageTexts,
  activityText,
  activityTexts,
  dayNames,
  seriesText,
} from '@campetto/messages/admin/activity';
import { auditText } from '@campetto/messages/admin/audit';
import {
  languageSwitchLabel,
  loginLabels,
  loginProblemTexts,
  signedOutElsewhere,
  signInAgainLabels,
} from '@campetto/messages/admin/identity';
import {
  dashboardTexts,
  decidedTodayText,
  decisionChartLabels,
  decisionChartTexts,
  quickActions,
  reviewTaskText,
  reviewTaskTitles,
  tileLabels,
  tileStates,
} from '@campetto/messages/admin/screens/dashboard';
import {
  aboutLabels,
  lastLoginText,
  offlineText,
  screenNames,
  shellLabels,
} from '@campetto/messages/admin/screens/shell';
import { keyItem, keyListLabels, keyPageTexts } from '@campetto/messages/admin/submission-keys';
import { failureTexts, notFoundTexts } from '@campetto/messages/public/fallback';
import { homeLabel } from '@campetto/messages/public/shell';
import { i18nOf } from '@campetto/messages/stories/i18n';
import { bilingual } from './bilingual.ts';

/** The longest usual names. */
const LONG =
  'Instalación Deportiva Básica Jardines de José Luis Sampedro (junto al Centro Cultural Galileo)';

const times = bilingual(
  { justNow: 'now', hours: '3 hours ago', daysAgo: '12 days ago', exact: '20 Nov 2026, 14:32' },
  { justNow: 'ora', hours: '3 ore fa', daysAgo: '12 giorni fa', exact: '20 nov 2026, 14:32' },
);

const KEYS = [
  {
    name: 'milano-weekly',
    sources: ['Comune di Milano', LONG],
    createdAt: '2026-11-02T09:00:00.000Z',
    expiresAt: '2027-11-02T09:00:00.000Z',
    lastUsedAt: '2026-11-20T03:15:00.000Z',
    dailyQuota: 5,
    usedToday: 1,
  },
  {
    name: 'old-scraper',
    sources: ['OpenStreetMap'],
    createdAt: '2026-01-02T09:00:00.000Z',
    expiresAt: '2026-04-02T09:00:00.000Z',
    lastUsedAt: null,
    dailyQuota: null,
    usedToday: 0,
  },
];

/** The languages of a switch, each by its own name. */
export const LANGUAGES = [
  { code: 'en', short: 'EN', name: 'English' },
  { code: 'it', short: 'IT', name: 'Italiano' },
];

type Kind = Parameters<typeof activityText>[1]['kind'];
type AuditKind = Parameters<typeof auditText>[1]['kind'];

/** The texts of the back office around the venues, in the toolbar's language. */
export function adminCopy(globals: Record<string, unknown>) {
  const i18n = i18nOf(globals);
  const { dashboard, venues, addVenue, users, analytics } = screenNames(i18n);
  const { title, subtitle, actionsTitle, failed } = dashboardTexts(i18n);
  const { pendingLabel, missingLabel } = tileStates(i18n);
  const { empty, tooManyRequests, otherAccount } = loginProblemTexts(i18n);
  const failure = failureTexts(i18n);
  const happened = (kind: Kind, venueName: string | null) =>
    activityText(i18n, {
      kind,
      venueName,
      source: 'Comune di Milano',
      count: 806,
      duplicateOf: { folderPath: '', name: 'Broomwood Park Courts', status: 'pending' },
      undid: 'approved',
    });
  const audited = (kind: AuditKind, details = {}) =>
    auditText(i18n, { id: '', kind, at: '', actor: '', network: null, details });
  return {
    language: languageSwitchLabel(i18n),
    brand: 'campetto',
    shell: shellLabels(i18n),
    entries: { dashboard, venues, add: addVenue, users, analytics },
    lastLogin: lastLoginText(i18n, new Date(2026, 10, 20)),
    offline: offlineText(i18n),
    login: loginLabels(i18n),
    signedOut: signedOutElsewhere(i18n),
    loginErrors: { empty, tooMany: tooManyRequests, otherAccount },
    signInAgain: signInAgainLabels(i18n),
    dashboard: { title, subtitle, actions: actionsTitle, failed },
    tiles: {
      ...tileLabels(i18n),
      figure: i18n.number(1229),
      huge: i18n.number(1_204_880),
      loading: pendingLabel,
      missing: missingLabel,
    },
    task: {
      left: { title: reviewTaskTitles(i18n).left, detail: reviewTaskText(i18n, 1315, 5.6) },
      unknownPace: { title: reviewTaskTitles(i18n).left, detail: reviewTaskText(i18n, 1315, null) },
      done: { title: reviewTaskTitles(i18n).done, detail: reviewTaskText(i18n, 0, null) },
    },
    decisions: {
      labels: decisionChartLabels(i18n),
      summary: decidedTodayText(i18n, 38, 12),
      error: decisionChartTexts(i18n).failed,
    },
    actions: { review: quickActions(i18n).venues, analytics: quickActions(i18n).analytics },
    activity: activityLabels(i18n),
    activityPage: activityPageTexts(i18n),
    activityError: activityTexts(i18n).failed,
    happened: {
      ...times(globals),
      ...dayNames(i18n),
      ...activityLinks(i18n),
      series: seriesText(i18n, 'approved', 3) ?? '',
      approved: happened('approved', 'Padel Club Navigli'),
      discarded: happened('discarded', 'CAMPO DI CALCIO "BELVEDERE"'),
      restored: happened('restored', 'Broomwood Park'),
      updated: happened('updated', 'Centro Sportivo Giuriati'),
      created: happened('created', 'Polisportiva San Lorenzo'),
      imported: happened('imported', null),
      setAside: happened('setAside', 'Broomwood Park'),
      requeued: happened('requeued', 'Broomwood Park'),
      notDuplicate: happened('notDuplicate', 'Broomwood Park'),
      adminAdded: happened('adminAdded', null),
      adminRemoved: happened('adminRemoved', null),
      undone: happened('undone', 'A.C. Garibaldina 1932'),
      signedIn: audited('signedIn'),
      tokenRefused: audited('tokenRefused'),
      keyGranted: audited('keyGranted', { name: 'milano-weekly', sources: ['Comune di Milano'] }),
      keyRevoked: audited('keyRevoked', { name: 'milano-weekly' }),
      exported: audited('exported', { of: 'venues', format: 'csv', status: 'approved' }),
      batchStarted: audited('batchStarted', { move: 'discard', venues: 310 }),
      batchUndone: audited('batchUndone'),
      long: happened('restored', LONG),
    },
    fallback: {
      notFound: notFoundTexts(i18n),
      title: failure.title,
      failed: failure.missingChunk,
      detail:
        'Failed to fetch dynamically imported module: https://campetto.app/assets/ReviewRoute-3f9c1d72.js',
      retry: failure.retry,
      home: homeLabel(i18n),
    },
    keys: {
      labels: keyListLabels(i18n),
      failed: keyPageTexts(i18n).failed,
      retry: keyPageTexts(i18n).retry,
      items: KEYS.map((key) => keyItem(i18n, key, Date.parse('2026-11-21T09:00:00.000Z'))),
    },
    about: { ...aboutLabels(i18n), open: aboutLabels(i18n).title },
  };
}
