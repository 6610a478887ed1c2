/** Dial codes by ISO country code: 26 countries, 25 distinct codes (spec §9). */
export const DIAL_CODES = {
  IT: '+39',
  US: '+1',
  CA: '+1',
  GB: '+44',
  FR: '+33',
  DE: '+49',
  ES: '+34',
  PT: '+351',
  NL: '+31',
  BE: '+32',
  CH: '+41',
  AT: '+43',
  SE: '+46',
  NO: '+47',
  DK: '+45',
  FI: '+358',
  IE: '+353',
  PL: '+48',
  CZ: '+420',
  SK: '+421',
  HU: '+36',
  RO: '+40',
  BG: '+359',
  GR: '+30',
  AU: '+61',
  NZ: '+64',
} as const;

export type DialCountry = keyof typeof DIAL_CODES;
export type DialCode = (typeof DIAL_CODES)[DialCountry];

export const DIAL_CODE_DEFAULT: DialCode = '+39';

/** Dial codes of countries whose national numbers begin with a 0 that is left out after the dial code (ITU-T E.164). */
const TRUNK_ZERO: readonly DialCode[] = [
  ...(['+44', '+33', '+49', '+31', '+32', '+41', '+43', '+46'] as const),
  ...(['+358', '+353', '+421', '+40', '+359', '+61', '+64'] as const),
];

export const hasTrunkZero = (code: DialCode): boolean => TRUNK_ZERO.includes(code);

/** The selector's options: one per code, with every country that shares it. */
export const DIAL_CODE_OPTIONS: readonly { code: DialCode; countries: readonly DialCountry[] }[] =
  groupByCode();

function groupByCode() {
  const options = new Map<DialCode, DialCountry[]>();
  for (const [country, code] of Object.entries(DIAL_CODES) as [DialCountry, DialCode][]) {
    options.set(code, [...(options.get(code) ?? []), country]);
  }
  return [...options].map(([code, countries]) => ({ code, countries }));
}

/** The dial code of a country code in any case, or undefined when it is not listed. */
export function dialCodeOf(countryCode: string): DialCode | undefined {
  const code = countryCode.toUpperCase();
  return Object.hasOwn(DIAL_CODES, code) ? DIAL_CODES[code as DialCountry] : undefined;
}
