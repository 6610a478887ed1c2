import { createGlobalVar } from '@vanilla-extract/css';

// Properties of the page with the heights of what stays on the screen, see `useStickyHeight`.

/** Of the runs at the top of the screen. What stays below them reads it too. */
export const statusHeight = '--campetto-status-height';
createGlobalVar(statusHeight.slice(2), { syntax: '<length>', inherits: true, initialValue: '0px' });

/** Of the toolbar of the review. */
export const toolbarHeight = '--campetto-toolbar-height';
// Only the page itself reads it: were it inherited, the browser would restyle every element whenever it is set.
createGlobalVar(toolbarHeight.slice(2), { syntax: '*', inherits: false });
