import { findText } from '@campetto/messages/stories/findText';
import { i18n } from '@lingui/core';
import type { Text } from './screens/screen.ts';

/** A text of the product in the active language, see `findText`. */
export const textOf = (text: Text) =>
  typeof text === 'string' ? findText(i18n, text) : findText(i18n, ...text);
