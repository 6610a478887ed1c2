import { DIAL_CODE_DEFAULT, DIAL_CODE_OPTIONS, type DialCode } from '@campetto/contract';
import type { AddVenueFormProps } from '@campetto/ui';
import { useLingui } from '@lingui/react/macro';
import type { VenueDraft } from '../../venues/draft.ts';

/** More digits than any number has, few enough to be stored. */
const LENGTH = 30;

/** The telephone's part of the form with its texts: each dial code once, with all its countries. */
export function usePhoneField(
  { dialCode, phone }: VenueDraft,
  onChange: (change: Partial<VenueDraft>) => void,
): AddVenueFormProps<DialCode>['phone'] {
  const { t, i18n } = useLingui();
  const names = new Intl.DisplayNames(i18n.locale, { type: 'region' });
  return {
    labels: { group: t`Phone`, dialCode: t`Dial code`, number: t`Phone number` },
    note: t({ message: 'optional', context: 'phone number' }),
    hint: dialCode === DIAL_CODE_DEFAULT ? undefined : t`Without the leading zero.`,
    dialCodes: DIAL_CODE_OPTIONS.map(({ code, countries }) => ({
      code,
      label: countries.map((country) => names.of(country)).join(', '),
    })),
    dialCode,
    onDialCodeChange: (code) => onChange({ dialCode: code }),
    number: phone,
    onNumberChange: (number) => onChange({ phone: number.slice(0, LENGTH) }),
  };
}
