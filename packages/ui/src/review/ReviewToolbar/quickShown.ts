import { breakpoint } from '../../tokens/space.ts';

/** Where quick filters have a line of their own: on lower screens it would take the place of a venue. */
export const quickShown = `${breakpoint.desktop} and (min-height: 60em)`;
