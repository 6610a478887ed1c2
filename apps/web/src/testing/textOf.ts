import { findText } from '@campetto/messages/stories/findText';
import { i18n } from '@lingui/core';

/** A text of the product by its English message, with the values of its placeholders. */
export type Text = string | [english: string, values: Record<string, string | number>];

/** A text of the product in the active language, see `findText`. */
export const textOf = (text: Text) =>
  typeof text === 'string' ? findText(i18n, text) : findText(i18n, ...text);

/** The message of every request that the account may not make. */
export const NO_RIGHTS =
  'Your account has no administrator rights. Ask the team to grant them, then sign in again.';
