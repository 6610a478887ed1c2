import { msg } from '@lingui/core/macro';

/** What the back office says before its scripts run, which know the language. */
export const LOADING_TEXTS = {
  /** Nothing has been rendered for ten seconds. */
  late: msg`This takes longer than usual. Check the connection and reload the page.`,
  noScripts: msg`The back office needs JavaScript. Turn it on and reload the page.`,
};
