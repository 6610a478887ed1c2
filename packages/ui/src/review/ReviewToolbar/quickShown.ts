import { breakpoint } from '../../tokens/space.ts';

/** Where quick filters have room beside the search; on narrower screens they take a line, if these are high. */
export const quickShown = `(min-width: 88em), ${breakpoint.desktop} and (min-height: 60em)`;

/** Where they share a line with the search that is narrow for both. */
export const quickTight = '(min-width: 88em) and (max-width: 99.99em)';
