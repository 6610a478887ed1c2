import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { SCREENS, type State } from './screens.ts';

type Place = [screen: keyof typeof SCREENS, state: State];

/** The screen that shows what a file contains, by the longest matching prefix of its path. */
export const PLACES: Record<string, Place> = {
  'app/': ['fallback', 'One'],
  'site/': ['landing', 'One'],
  'site/company/': ['about', 'One'],
  'site/company/Accessibility': ['accessibility', 'One'],
  'site/company/Venues': ['forVenues', 'One'],
  'site/contact/': ['contact', 'One'],
  'site/device/': ['download', 'One'],
  'site/documents/': ['guide', 'Many'],
  'site/download/': ['download', 'InFlight'],
  'site/guide/': ['guide', 'Many'],
  'site/legal/PrivacyRoute': ['privacy', 'One'],
  'site/legal/': ['terms', 'One'],
  'site/share/': ['share', 'One'],
  'content/': ['guide', 'Many'],
  'content/about': ['about', 'One'],
  'content/accessibility': ['accessibility', 'One'],
  'content/venues': ['forVenues', 'One'],
  'content/privacy': ['privacy', 'One'],
  'content/terms': ['terms', 'One'],
  'auth/': ['signIn', 'One'],
  'admin/': ['pending', 'Many'],
  'admin/LeaveConfirmation': ['addVenue', 'One'],
  'admin/shell/': ['dashboard', 'Many'],
  'admin/shell/runs': ['runs', 'One'],
  'admin/login/': ['signIn', 'One'],
  'admin/dashboard/': ['dashboard', 'Many'],
  'admin/activity/': ['activity', 'Many'],
  'admin/audit/': ['audit', 'Many'],
  'admin/submission-keys/': ['keys', 'Many'],
  'admin/create/': ['addVenue', 'One'],
  'admin/pictures/': ['addVenue', 'One'],
  'admin/imports/': ['importPreview', 'Many'],
  'admin/imports/ReportStep': ['importReport', 'Many'],
  'admin/review/decisions/': ['approve', 'One'],
  'admin/review/batch/': ['many', 'Many'],
  'admin/review/decisions/useDiscardReason': ['discard', 'One'],
  'admin/review/edit/': ['edit', 'One'],
  'admin/review/pictures/': ['edit', 'One'],
  'admin/review/history/': ['history', 'Many'],
  'admin/review/map/': ['map', 'Many'],
  'admin/review/shortcuts/': ['shortcuts', 'One'],
  'admin/review/duplicates/': ['duplicates', 'Many'],
};

/** A screen of the product, to link to. */
export interface ScreenLink {
  name: string;
  /** The id of its story. */
  story: string;
}

/** The screen that shows what a file below `src` contains. */
export function screenOf(file: string): ScreenLink | undefined {
  const [start] = Object.keys(PLACES)
    .filter((prefix) => file.startsWith(prefix))
    .sort((a, b) => b.length - a.length);
  const place = PLACES[start ?? ''];
  if (!place) return undefined;
  const { title } = SCREENS[place[0]];
  return {
    name: title.split('/').at(-1) ?? title,
    story: toId(title, storyNameFromExport(place[1])),
  };
}
