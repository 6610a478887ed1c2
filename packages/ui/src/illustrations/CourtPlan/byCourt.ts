import type { CourtKind } from './plans.tsx';

/** The variants of a style that each court has in its own colours. */
export const byCourt = <Style>(styleOf: (court: CourtKind) => Style): Record<CourtKind, Style> => ({
  football: styleOf('football'),
  basketball: styleOf('basketball'),
  tennis: styleOf('tennis'),
  padel: styleOf('padel'),
  volleyball: styleOf('volleyball'),
  any: styleOf('any'),
});
