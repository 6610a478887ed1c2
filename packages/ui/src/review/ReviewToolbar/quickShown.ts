import { breakpoint } from '../../tokens/space.ts';

/** Screens on which quick filters are shown: wide ones beside the search, narrower ones below it if they are high. */
export const quickShown = `(min-width: 88em), ${breakpoint.desktop} and (min-height: 60em)`;

/** Screens on which the search and the quick filters share a line that is narrow for both. */
export const quickTight = '(min-width: 88em) and (max-width: 99.99em)';
