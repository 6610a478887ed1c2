import type { Marketing } from '@campetto/contract';
import type { I18n } from '@lingui/core';
import { t } from '@lingui/core/macro';

/** The figures that the landing page shows (spec §9). */
export interface LandingFigures {
  global: Marketing['global'];
  sports: Required<Marketing['sports']>;
  /** All people who ever signed up. */
  athletes: number;
}

/** A rounded figure of the specification as the language writes it: "1K+" is "1.000+" in Italian. */
export const roundedFigure = (i18n: I18n, figure: string) =>
  figure.replace(/^(\d+)K\+$/, (_, thousands: string) => t(i18n)`${thousands}K+`);
