import {
  cleanPhone,
  DIAL_CODE_OPTIONS,
  type DialCode,
  hasTrunkZero,
  joinPhone,
  splitPhone,
} from '@campetto/contract';
import { countriesOfDialCode, phoneFieldTexts } from '@campetto/messages/admin/create';
import type { AddVenueFormProps } from '@campetto/ui/venue-forms';
import { useLingui } from '@lingui/react';
import type { VenueDraft } from '../../venue-client/create/draft.ts';

/** Characters: more than any phone number needs, and no more than the server stores after the dial code. */
const TYPED_LENGTH_MAX = 30;

/** The props of the phone field: each dial code is one option with all its countries. */
export function usePhoneField(
  { dialCode, phone }: VenueDraft,
  onChange: (change: Partial<VenueDraft>) => void,
): AddVenueFormProps<DialCode>['phone'] {
  const { i18n } = useLingui();
  const { labels, note, noDigits, noLeadingZero } = phoneFieldTexts(i18n);
  const isLeftOut = phone.trim() !== '' && joinPhone(dialCode, phone) === undefined;
  const ofCountry = hasTrunkZero(dialCode) ? noLeadingZero : undefined;
  return {
    labels,
    note,
    hint: isLeftOut ? noDigits : ofCountry,
    dialCodes: DIAL_CODE_OPTIONS.map(({ code, countries }) => ({
      code,
      label: countriesOfDialCode(i18n, countries),
    })),
    dialCode,
    onDialCodeChange: (code) => onChange({ dialCode: code, dialCodeChosen: true }),
    number: phone,
    onNumberChange: (typed) => {
      const national = /^\s*tel:/i.test(typed) ? cleanPhone(typed) : typed;
      const split = splitPhone(typed);
      onChange({
        phone: (split?.number ?? national).slice(0, TYPED_LENGTH_MAX),
        ...(split && { dialCode: split.dialCode, dialCodeChosen: true }),
      });
    },
  };
}
