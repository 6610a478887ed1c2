import { storyNameFromExport, toId } from 'storybook/internal/csf';
import type { State } from '../screens/screen.ts';
import { SCREENS } from '../screens.ts';

type Place = [screen: keyof typeof SCREENS, state: State];

/** Where the texts of a file show: the longest beginning of its path counts. */
const PLACES: Record<string, Place> = {
  'app/': ['fallback', 'One'],
  'site/': ['landing', 'One'],
  'site/contact/': ['contact', 'One'],
  'site/device/': ['download', 'One'],
  'site/documents/': ['guide', 'Many'],
  'site/download/': ['download', 'InFlight'],
  'site/guide/': ['guide', 'Many'],
  'site/legal/PrivacyRoute': ['privacy', 'One'],
  'site/legal/': ['terms', 'One'],
  'site/share/': ['share', 'One'],
  'content/': ['guide', 'Many'],
  'content/privacy': ['privacy', 'One'],
  'content/terms': ['terms', 'One'],
  'auth/': ['signIn', 'One'],
  'venues/': ['pending', 'Many'],
  'admin/': ['pending', 'Many'],
  'admin/LeaveModal': ['addVenue', 'One'],
  'admin/shell/': ['dashboard', 'Many'],
  'admin/login/': ['signIn', 'One'],
  'admin/dashboard/': ['dashboard', 'Many'],
  'admin/addVenue/': ['addVenue', 'One'],
  'admin/picture/': ['addVenue', 'One'],
  'admin/imports/': ['importPreview', 'Many'],
  'admin/imports/ReportStep': ['importReport', 'Many'],
  'admin/imports/useReasonText': ['importReport', 'Many'],
  'admin/review/BulkDialog': ['many', 'Many'],
  'admin/review/useBulkTexts': ['many', 'Many'],
  'admin/review/DecisionModal': ['approve', 'One'],
  'admin/review/useReasons': ['discard', 'One'],
  'admin/useReasonTexts': ['discard', 'One'],
  'admin/review/EditModal': ['edit', 'One'],
  'admin/review/usePictureField': ['edit', 'One'],
  'admin/review/HistoryDialog': ['history', 'Many'],
  'admin/review/useHistoryEvents': ['history', 'Many'],
  'admin/review/ReviewMap': ['map', 'Many'],
  'admin/review/ShortcutDialog': ['shortcuts', 'One'],
  'admin/review/TwinsDialog': ['twins', 'Many'],
  'admin/review/useLikeness': ['twins', 'Many'],
};

/** The screen on which the texts of a file below `src` show; its name, and its story's id. */
export function placeOf(file: string): { name: string; story: string } | undefined {
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
