import { MARKETING } from '../../config/brand.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';

/** The team's location in the active language: "Verona, Italy". */
export function useLocationName(): string {
  const language = useLanguage();
  const { locality, countryCode } = MARKETING.contact.location;
  const country = new Intl.DisplayNames([language], { type: 'region' }).of(countryCode);
  return `${locality}, ${country}`;
}
