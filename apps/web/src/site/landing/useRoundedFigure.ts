import { useLingui } from '@lingui/react/macro';

/** Returns how the language writes a rounded figure of the specification: "1K+" is "oltre 1.000" in Italian. */
export function useRoundedFigure() {
  const { t } = useLingui();
  return (figure: string) =>
    figure.replace(/^(\d+)K\+$/, (_, thousands: string) => t`${thousands}K+`);
}
