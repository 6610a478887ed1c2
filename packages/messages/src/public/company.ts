import type { I18n } from '@lingui/core';
import { t } from '@lingui/core/macro';

export interface Company {
  company: string;
  address: { street: string; postalCode: string; city: string; province: string };
  vatNumber: string;
  rea: string;
  pec: string;
}

/** The facts about the company that a website must name by Italian law. */
export function companyFacts(i18n: I18n, { company, address, vatNumber, rea, pec }: Company) {
  const { street, postalCode, city, province } = address;
  return [
    company,
    `${street}, ${postalCode}\u00A0${city}\u00A0${province}`,
    t(i18n)`VAT number ${vatNumber}`,
    `REA ${rea}`,
    t(i18n)`Certified email ${pec}`,
  ];
}
