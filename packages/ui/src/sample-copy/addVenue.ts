import {
  addressDetailsLabels,
  addressesFound,
  addressFilled,
  addressSearchTexts,
  selectedAddressLabels,
} from '@campetto/messages/admin/addresses';
import {
  countriesOfDialCode,
  createdTexts,
  createFailures,
  createLabels,
  createProblemTexts,
  phoneFieldTexts,
  restoredDraftTexts,
  sportsFieldTexts,
} from '@campetto/messages/admin/create';
import {
  pictureFieldLabels,
  pictureFieldNotes,
  pictureProblemTexts,
  uploadingText,
} from '@campetto/messages/admin/pictures';
import { sportNames } from '@campetto/messages/admin/venue';
import { i18nOf } from '@campetto/messages/stories/i18n';

/** Results of an address search; the last has the length of the longest. */
export const ADDRESSES = [
  { id: '1', label: 'Via Roma 12', detail: '37121 Verona VR, Veneto, Italia' },
  { id: '2', label: 'Via Rovereto 4', detail: '37126 Verona VR, Veneto, Italia' },
  { id: '3', label: 'Via Romolo Bonomi', detail: '37135 Verona VR, Veneto, Italia' },
  { id: '4', label: 'Via Rosa Morando 7', detail: '37131 Verona VR, Veneto, Italia' },
  {
    id: '5',
    label: 'Impianti sportivi comunali di Via Rocca Maggiore e della Circonvallazione',
    detail: '37060 Castelnuovo del Garda VR, Unione Montana del Baldo Garda, Veneto, Italia',
  },
] as const;

/** The first of the addresses, field by field. */
export const FOUND_ADDRESS = {
  country: 'Italia',
  countryCode: 'IT',
  city: 'Verona',
  street: 'Via Roma',
  number: '12',
  postalCode: '37121',
  state: 'Veneto',
  stateCode: 'VR',
  latitude: '45.438384',
  longitude: '10.991622',
  formattedAddress: 'Via Roma 12, 37121 Verona VR, Veneto, Italia',
};

export const NO_ADDRESS: typeof FOUND_ADDRESS = {
  country: '',
  countryCode: '',
  city: '',
  street: '',
  number: '',
  postalCode: '',
  state: '',
  stateCode: '',
  latitude: '',
  longitude: '',
  formattedAddress: '',
};

const court =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 90"><rect width="160" height="90" fill="#0E6FE6"/><path d="M30 15h100v60H30zM80 15v60M45 15v60M115 15v60M45 45h70" fill="none" stroke="#fff" stroke-width="2"/></svg>';

/** Used in place of a photograph. */
export const COURT_PICTURE = `data:image/svg+xml,${encodeURIComponent(court)}`;

const SPORTS = ['football', 'padel', 'tennis', 'basketball', 'volleyball'] as const;

const COUNTRIES = {
  '+39': ['IT'],
  '+1': ['US', 'CA'],
  '+44': ['GB'],
  '+33': ['FR'],
  '+49': ['DE'],
  '+34': ['ES'],
  '+351': ['PT'],
  '+31': ['NL'],
  '+32': ['BE'],
  '+41': ['CH'],
  '+43': ['AT'],
  '+46': ['SE'],
  '+47': ['NO'],
  '+45': ['DK'],
  '+358': ['FI'],
  '+353': ['IE'],
  '+48': ['PL'],
  '+420': ['CZ'],
  '+421': ['SK'],
  '+36': ['HU'],
  '+40': ['RO'],
  '+359': ['BG'],
  '+30': ['GR'],
  '+61': ['AU'],
  '+64': ['NZ'],
};

/** The texts of the form, in the toolbar's language. */
export function addVenueCopy(globals: Record<string, unknown>) {
  const i18n = i18nOf(globals);
  const { labels, note, noLeadingZero } = phoneFieldTexts(i18n);
  const names = sportNames(i18n);
  const problems = createProblemTexts(i18n);
  const pictureRules = pictureProblemTexts(i18n, {
    megabytes: 5,
    megapixels: 25,
    megapixelsAvif: 6,
    minSide: 100,
  });
  return {
    form: createLabels(i18n),
    phone: {
      labels,
      note,
      dialCodes: Object.entries(COUNTRIES).map(([code, countries]) => ({
        code,
        label: countriesOfDialCode(i18n, countries),
      })),
      hint: noLeadingZero,
      wrong: problems.unsafe('U+0007'),
    },
    search: { ...addressSearchTexts(i18n), count: addressesFound(i18n, ADDRESSES.length) },
    selected: selectedAddressLabels(i18n),
    filled: addressFilled(i18n, ADDRESSES[0].label),
    details: addressDetailsLabels(i18n),
    sports: {
      ...sportsFieldTexts(i18n),
      sports: SPORTS.map((id) => ({ id, label: names[id] })),
    },
    picture: {
      labels: pictureFieldLabels(i18n),
      ...pictureFieldNotes(i18n, 5),
      uploading: (percent: number) => uploadingText(i18n, percent / 100),
      notAPicture: pictureRules.unsupportedType,
      failed: pictureRules.damaged,
    },
    problems: {
      name: problems.nameRequired,
      stateCode: problems.stateCodeRequired,
      sportIds: problems.sportsRequired,
    },
    success: createdTexts(i18n, {
      name: 'Padel Club Navigli',
      venueId: '7d9f2c1e-5b1a-4b0e-9a51-0c6b8f3a2d44',
    }),
    failure: createFailures(i18n).other,
    kept: restoredDraftTexts(i18n),
  };
}
