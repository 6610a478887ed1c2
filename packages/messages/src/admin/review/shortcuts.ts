import { DISCARD_REASONS, type VenueStatus } from '@campetto/contract';
import type { ShortcutGroup, ShortcutsDialogProps } from '@campetto/ui';
import type { I18n } from '@lingui/core';
import { plural, t } from '@lingui/core/macro';

/** Follows the report of a decision: how many keys and clicks around it did nothing. */
export const ignoredPresses = (i18n: I18n, count: number) =>
  t(
    i18n,
  )`${plural(count, { one: '# press came too soon and did nothing.', other: '# presses came too soon and did nothing.' })}`;

/** Why a shortcut of the review screen, or the click on a button, has done nothing. */
export const keyTexts = (i18n: I18n) => ({
  /** A key was pressed again while its venue was still being saved: it does not act on the next venue. */
  ignored: (name: string) =>
    t(i18n)`${name} is still being saved. Press the key again for the next venue.`,
  /** A key or button was pressed before anybody could have read the venue, or what has changed around it. */
  tooSoon: (name: string) =>
    t(i18n)`${name}: too soon after a change, so nothing was decided. Press again.`,
  /** A venue has left the list without a decision in this window, and another one has its place. */
  displaced: (name: string, next: string) =>
    t(i18n)`${name} has left this list. Now it is ${next}.`,
  /** A venue has left the list because of what was done here, for example an edit that made it incomplete. */
  displacedByDone: (done: string, next: string) =>
    t(i18n)`${done}. It has left this list: now it is ${next}.`,
  /** The active card was out of sight: it is shown, and nothing else is done. */
  outOfSight: (name: string) => t(i18n)`${name} was out of sight. Press the key again to continue.`,
  /** No card has or had the focus, for example because the venues that were decided on are back. */
  noneActive: t(i18n)`No venue is active, so the key did nothing. Press J for the first one.`,
  /** The key was part of a typed text. */
  typed: t(
    i18n,
  )`The last letters followed each other too quickly and did nothing. Press one key at a time.`,
  /** A digit was pressed after a discard that was carried out at once, as its reason. */
  tooLate: (name: string) =>
    t(
      i18n,
    )`${name} had already been discarded without a reason, so the digit did nothing. Press U to undo it.`,
  noDuplicates: (name: string) => t(i18n)`${name} has no possible duplicates.`,
  /** The reason of a discard is being chosen. */
  waiting: t(i18n)`Choose a reason first, or press Esc.`,
  /** The reason of a discard was being chosen when the venue left the list. */
  overtaken: (name: string) =>
    t(i18n)`${name} has been decided on by a batch of yours, in another window or by a colleague.`,
  /** All that match are selected already, or cannot be. */
  nothingToSelect: t(i18n)`There are no further venues to select.`,
  /** The focus was outside of the list. */
  elsewhere: t(i18n)`This shortcut needs the focus on a venue: press J first.`,
  /** The status of the venue does not offer the action. */
  impossible: {
    pending: t(i18n)`This shortcut does nothing on a pending venue.`,
    approved: t(i18n)`This shortcut does nothing on an approved venue.`,
    discarded: t(i18n)`This shortcut does nothing on a discarded venue.`,
  } satisfies Record<VenueStatus, string>,
});

export const shortcutsLabels = (i18n: I18n): ShortcutsDialogProps['labels'] => ({
  title: t(i18n)`Review venues by keyboard`,
  close: t(i18n)`Close`,
});

/** On the buttons that open the list of shortcuts, and on the checkbox in the list that turns them off. */
export const shortcutsName = (i18n: I18n) => t(i18n)`Keyboard shortcuts`;

/** Checkboxes in the list of shortcuts: whether a decision is confirmed first. */
export const confirmationName = (i18n: I18n) => ({
  approve: t(i18n)`Ask before a venue is approved in cards and rows`,
  discard: t(i18n)`Ask before a venue is discarded in cards and rows`,
});

/** The keys to move and to decide in a line, for a tooltip: "J Next venue · K Previous venue · A Approve and go on". */
export const shortcutLegend = (i18n: I18n) =>
  shortcutGroups(i18n)
    .slice(0, 2)
    .flatMap(({ shortcuts }) => shortcuts.map(({ keys, label }) => `${keys.join(' ')} ${label}`))
    .join(' · ');

/** The digits of the discard reasons, in their order. */
const reasonKeys = `1–${DISCARD_REASONS.length}`;

export function shortcutGroups(i18n: I18n): ShortcutGroup[] {
  const key = (keys: string, label: string) => ({ keys: [keys], label });
  return [
    {
      title: t(i18n)`Move`,
      shortcuts: [key('J', t(i18n)`Next venue`), key('K', t(i18n)`Previous venue`)],
    },
    {
      title: t(i18n)`Decide`,
      shortcuts: [
        key('A', t(i18n)`Approve and go on`),
        key('D', t(i18n)`Discard and go on`),
        key('E', t(i18n)`Edit`),
        key('L', t(i18n)`Set aside for later`),
        key('M', t(i18n)`Merge possible duplicates`),
        key('R', t(i18n)`Restore and go on`),
        key('U', t(i18n)`Undo, step by step`),
      ],
    },
    {
      title: t(i18n)`In focus`,
      shortcuts: [
        key('S', t(i18n)`Skip`),
        key(`D ${reasonKeys}`, t(i18n)`Discard for a reason`),
        key('D 0', t(i18n)`Discard without a reason`),
      ],
    },
    {
      title: t(i18n)`Find`,
      shortcuts: [
        { keys: ['X', '*'], label: t(i18n)`Select one or all` },
        key('/', t(i18n)`Search`),
        key('?', t(i18n)`These shortcuts`),
      ],
    },
    {
      title: t(i18n)`In a dialog`,
      shortcuts: [
        key(reasonKeys, t(i18n)`Choose a reason`),
        key(t(i18n)({ message: 'Enter', context: 'key' }), t(i18n)`Confirm`),
        key('Esc', t(i18n)`Cancel`),
      ],
    },
  ];
}
