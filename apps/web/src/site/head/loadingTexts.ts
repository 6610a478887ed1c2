import { msg } from '@lingui/core/macro';

/** The texts of the back office before its scripts run; without them the language is not known. */
export const LOADING_TEXTS = {
  /** Shown if nothing has been rendered for ten seconds. */
  late: msg`This takes longer than usual. Check the connection and reload the page.`,
  noScripts: msg`The back office needs JavaScript. Turn it on and reload the page.`,
};
