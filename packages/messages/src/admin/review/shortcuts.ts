import type { VenueStatus } from '@campetto/contract';
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
