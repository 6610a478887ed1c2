import { createGlobalVar } from '@vanilla-extract/css';

// Properties of the page with the heights of sticky elements, set by `useStickyHeight`.

/** The height of the runs at the top of the screen. Inherited, because sticky elements below them use it. */
export const statusHeight = '--campetto-status-height';
createGlobalVar(statusHeight.slice(2), { syntax: '<length>', inherits: true, initialValue: '0px' });

/** The height of the toolbar of the review. */
export const toolbarHeight = '--campetto-toolbar-height';
// Not inherited, because only the page uses it and the browser would restyle every element whenever it is set.
createGlobalVar(toolbarHeight.slice(2), { syntax: '*', inherits: false });

/** The height of the bars at the lower edge of the review. */
export const footerHeight = '--campetto-footer-height';
createGlobalVar(footerHeight.slice(2), { syntax: '*', inherits: false });
