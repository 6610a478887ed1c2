import { checkTexts } from '@campetto/messages/admin/checks';
import {
  allSportsText,
  clusterConflict,
  clusterFailures,
  clusterNotes,
  clusterSummary,
  comparisonLabels,
  duplicatesLabels,
  equalFieldsText,
  similarityTexts,
  thisVenue,
} from '@campetto/messages/admin/duplicates';
import {
  historyFailed,
  historyFieldNames,
  historyLabels,
  historyText,
  reasonCountsLabels,
  reasonCountsTexts,
} from '@campetto/messages/admin/history';
import {
  anyCheck,
  reviewToolbarLabels,
  savedViewsLabels,
  sortNames,
  viewSwitchLabels,
} from '@campetto/messages/admin/list';
import {
  degreesText,
  distanceText,
  mapFrame,
  mapGroup,
  mapLabels,
  missingOnMap,
  openMapLink,
  placeMissing,
  positionText,
} from '@campetto/messages/admin/review/map';
import { fieldNames, sportNames } from '@campetto/messages/admin/venue';
import { i18nOf } from '@campetto/messages/stories/i18n';
import type { MapPosition } from '../review/map/position.ts';
import { bilingual } from './bilingual.ts';

const RECORD = {
  venueName: 'Broomwood Park',
  reason: null,
  duplicateOf: null,
  undid: null,
  source: null,
  count: null,
} as const;

const samples = bilingual(
  {
    views: [
      { id: 'milan', name: 'Milan without a street' },
      { id: 'swapped', name: 'Swapped coordinates' },
      { id: 'best', name: 'Best rated in Spain' },
    ],
    note: 'Called on Tuesday: the courts are being rebuilt until spring.',
  },
  {
    views: [
      { id: 'milan', name: 'Milano senza via' },
      { id: 'swapped', name: 'Coordinate invertite' },
      { id: 'best', name: 'Le più votate in Spagna' },
    ],
    note: 'Sentiti martedì: stanno rifacendo i campi fino a primavera.',
  },
);

/** The texts of the components that find and compare venues, in the toolbar's language. */
export function findCopy(globals: Record<string, unknown>) {
  const i18n = i18nOf(globals);
  const { coordinatesSwapped, websiteInvalid, noStreet, nameShouting } = checkTexts(i18n);
  const { name, phone, website, sports, street, postalCode, coordinates } = fieldNames(i18n);
  const { padel, tennis } = sportNames(i18n);
  const fields = historyFieldNames(i18n);
  const { reasons, failed: reasonsError } = reasonCountsTexts(i18n);
  const { text: historyError, retry } = historyFailed(i18n);
  const happened = (kind: Parameters<typeof historyText>[1]['kind']) =>
    historyText(i18n, { ...RECORD, kind });
  return {
    ...samples(globals),
    toolbar: reviewToolbarLabels(i18n),
    sorts: sortNames(i18n),
    checks: {
      any: anyCheck(i18n),
      coordinatesSwapped: coordinatesSwapped.text,
      websiteInvalid: websiteInvalid.text,
      noStreet: noStreet.text,
      nameShouting: nameShouting.text,
    },
    savedViews: savedViewsLabels(i18n),
    duplicates: duplicatesLabels(i18n),
    comparison: comparisonLabels(i18n),
    similarity: similarityTexts(i18n, {
      distance: 42,
      samePhone: true,
      sameWebsite: false,
      name: 0.93,
    }),
    cluster: {
      ...clusterNotes(i18n),
      failed: clusterFailures(i18n),
      conflict: (name: string) => clusterConflict(i18n, name),
      equal: (count: number) => equalFieldsText(i18n, count),
      summary: (parts: Parameters<typeof clusterSummary>[1]) => clusterSummary(i18n, parts),
      thisVenue: thisVenue(i18n),
    },
    duplicateFields: { name, phone, website, sports, address: street, postalCode, coordinates },
    sportsOfDuplicates: {
      venue: padel,
      duplicate: tennis,
      together: allSportsText(i18n, `${padel}, ${tennis}`),
    },
    history: historyLabels(i18n),
    historyError,
    retry,
    happened: {
      approved: happened('approved'),
      discarded: historyText(i18n, { ...RECORD, kind: 'discarded', reason: 'other' }),
      restored: happened('restored'),
      updated: happened('updated'),
      created: happened('created'),
      imported: historyText(i18n, {
        ...RECORD,
        kind: 'imported',
        source: 'Comune di Milano',
        count: 1,
      }),
      notDuplicate: happened('notDuplicate'),
      undone: happened('undone'),
    },
    change: { phone: fields.phoneNumber, website: fields.website },
    time: i18n.date(new Date('2026-11-20T14:32:00'), { dateStyle: 'medium', timeStyle: 'short' }),
    map: mapLabels(i18n),
    viewSwitch: viewSwitchLabels(i18n),
    mapGroup: (names: readonly string[]) => mapGroup(i18n, names),
    mapFrame: (venues: number, zoomed: boolean) => mapFrame(i18n, venues, zoomed),
    mapMissing: missingOnMap(i18n, 3),
    mapLink: openMapLink(i18n),
    degrees: (value: number, axis: 'latitude' | 'longitude', decimals: number) =>
      degreesText(i18n, value, axis, decimals),
    placeMap: {
      missing: placeMissing(i18n),
      describe: (position: MapPosition) => positionText(i18n, position),
      formatDistance: (kilometres: number) => distanceText(i18n, kilometres),
    },
    reasons: reasonCountsLabels(i18n),
    reasonsError,
    reasonNames: reasons,
  };
}
