import { storyName } from '@campetto/ui/docs/story-name';
import type { API } from 'storybook/manager-api';

interface Entry {
  id: string;
  /** “Primitives/Badge”. */
  title: string;
}

/** The name of the filter. */
const FIRST = 'first';

/** A page that is not drawn after this time (ms) has failed. */
const TIMEOUT = 3000;

/** The title of the page of documentation that an address opens, as in ids: “primitives-badge”. */
function openedIn(search: string): string | undefined {
  return /^\/docs\/(.+)--/.exec(new URLSearchParams(search).get('path') ?? '')?.[1];
}

/**
 * The entries that the sidebar shows at first: those of the opened page of documentation, and of one title in
 * each group. All thousand take the browser a fifth of a second, for which the page would have to wait.
 */
export function openedFirst(search: string) {
  const opened = openedIn(search);
  // A group that appears later would be collapsed.
  const firstTitles = new Map<string, string>();
  function isFirst({ title }: Entry): boolean {
    const [group = ''] = title.split('/');
    if (!firstTitles.has(group)) firstTitles.set(group, title);
    return firstTitles.get(group) === title;
  }
  return {
    [FIRST]: (entry: Entry) => !opened || entry.id.startsWith(`${opened}--`) || isFirst(entry),
  };
}

/** Shows all entries once the opened page is painted. */
export function showAllOnceDrawn(
  api: Pick<API, 'once' | 'experimental_setFilter'>,
  search: string,
) {
  if (!openedIn(search)) return;
  const painted = new Promise<void>((resolve) => {
    // The second frame begins after the first was painted.
    api.once('docsRendered', () =>
      requestAnimationFrame(() => requestAnimationFrame(() => resolve())),
    );
    setTimeout(resolve, TIMEOUT);
  });
  void painted.then(() => api.experimental_setFilter(FIRST, () => true));
}

/** The label of an entry. */
export const labelOf = ({ type, name }: { type: string; name: string }) =>
  type === 'story' ? storyName(name) : name;
