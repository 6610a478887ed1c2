import type { Twin } from '@campetto/contract';
import { useLingui } from '@lingui/react/macro';

/** What says that two venues are the same, in a few words each. */
export function useLikeness(): (twin: Twin) => string[] {
  const { t, i18n } = useLingui();
  return ({ distance, samePhone, sameWebsite, name }) => {
    const metres = distance === null ? '' : i18n.number(Math.round(distance));
    const alike = i18n.number(name, { style: 'percent', maximumFractionDigits: 0 });
    return [
      ...(distance === null ? [] : [t`${metres} m apart`]),
      ...(samePhone ? [t`Same phone`] : []),
      ...(sameWebsite ? [t`Same website`] : []),
      t`Names ${alike} alike`,
    ];
  };
}
