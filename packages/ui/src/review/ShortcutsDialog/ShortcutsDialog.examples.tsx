import { shortcutGroups } from '@campetto/messages/admin/review/shortcuts';
import { i18nOf } from '@campetto/messages/stories/i18n';
import type { Example } from '../../docs/page/Rules.tsx';
import { type ShortcutGroup, Shortcuts } from './Shortcuts.tsx';
import * as styles from './ShortcutsDialog.css.ts';

const groups = shortcutGroups(i18nOf({})).slice(0, 2);

const list = (shown: readonly ShortcutGroup[]) => (
  <div className={styles.groups}>
    {shown.map((group) => (
      <Shortcuts key={group.title} {...group} />
    ))}
  </div>
);

/** Shows the first rule; the other is about where the list is from. */
export const examples: readonly Example[] = [
  {
    do: list(groups),
    dont: list([{ title: 'Keys', shortcuts: groups.flatMap(({ shortcuts }) => shortcuts) }]),
  },
];
