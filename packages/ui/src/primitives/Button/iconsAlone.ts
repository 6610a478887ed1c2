import { breakpoint } from '../../tokens/space.ts';

export const onPhones = `not all and ${breakpoint.tablet}`;

export const onSmallDesktops = `${breakpoint.desktop} and (max-width: 99.99em)`;

export const onNarrowDesktops = `${breakpoint.desktop} and (max-width: 79.99em)`;
