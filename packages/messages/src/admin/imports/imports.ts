import { type FileFailure, type ImportPreview, PUBLISHERS } from '@campetto/contract';
import type { FileDropProps, ImportLayoutProps, ImportPreviewProps } from '@campetto/ui';
import type { I18n } from '@lingui/core';
import { plural, t } from '@lingui/core/macro';

export const importLayoutTexts = (i18n: I18n): Pick<ImportLayoutProps, 'title' | 'subtitle'> => ({
  title: t(i18n)`Import venues`,
  subtitle: t(
    i18n,
  )`Venues from a file join the pending list, where each is reviewed. What has been decided on or edited is left alone.`,
});

export const fileDropLabels = (i18n: I18n, megabytes: number): FileDropProps['labels'] => ({
  pick: t(i18n)`Choose a file`,
  drop: t(i18n)`or drop it here`,
  dropOverlay: t(i18n)`Let go to read the file`,
  hint: t(i18n)`CSV, GeoJSON or NDJSON, up to ${megabytes} MB`,
});

export const templateLink = (i18n: I18n) =>
  t(i18n)`Download a template for a list of your own (CSV)`;

/** The link to the keys with which programs send files. */
export const keysLink = (i18n: I18n) => t(i18n)`Scraper keys, for programs that send files`;

/** Shows the report of the last import again. */
export const lastReportLabel = (i18n: I18n, file: string) => t(i18n)`Report of ${file}`;

export const readingText = (i18n: I18n, fileName: string) => t(i18n)`Reading ${fileName}...`;

export const importPreviewLabels = (i18n: I18n): ImportPreviewProps['labels'] => ({
  previous: t(i18n)`Previous record`,
  next: t(i18n)`Next record`,
  unused: t(i18n)`Not used:`,
  field: t(i18n)`Stored as`,
  value: t(i18n)`Value`,
  from: t(i18n)`From the field`,
  constant: t(i18n)`the same for the whole source`,
  leftOut: t(i18n)`Left out`,
  refused: t(i18n)`This record will be skipped`,
});

export const previewTexts = (i18n: I18n) => ({
  detail: (name: string) =>
    t(i18n)`Read as: ${name}. These are its first records; nothing is stored yet.`,
  /** `index` counts from 0. */
  record: (index: number, total: number) => t(i18n)`Record ${index + 1} of ${total}`,
  /** The preview has no record to show. */
  beyond: t(
    i18n,
  )`The part of the file that the preview reads ends within the first record. The import reads the whole file.`,
  source: t(i18n)`Source`,
  chooseSource: t(i18n)`Choose a source`,
  otherFile: t(i18n)`Another file`,
  start: t(i18n)`Import`,
});

/**
 * Above the preview: how many of the records that were read are refused, lose a value, or have no name or no known
 * country; '' where nothing is wrong with any record of the file.
 *
 * @param read `count` records were read from the start of the file, and `isAll` if these are all
 */
export function recordsRead(i18n: I18n, read: NonNullable<ImportPreview['read']>): string {
  const { refused, partial, repeated, unnamed, unknownCountry } = read;
  const texts = [
    refused > 0 &&
      t(i18n)`${plural(refused, {
        one: '# record cannot be imported, and is left out.',
        other: '# records cannot be imported, and are left out.',
      })}`,
    repeated > 0 &&
      t(i18n)`${plural(repeated, {
        one: '# record repeats the id of an earlier one of this file, and is left out.',
        other: '# records repeat the ids of earlier ones of this file, and are left out.',
      })}`,
    partial > 0 &&
      t(i18n)`${plural(partial, {
        one: '# record is imported without some of its values.',
        other: '# records are imported without some of their values.',
      })}`,
    unnamed > 0 &&
      t(i18n)`${plural(unnamed, {
        one: '# record has no name, and is imported without one.',
        other: '# records have no name, and are imported without one.',
      })}`,
    unknownCountry > 0 &&
      t(i18n)`${plural(unknownCountry, {
        one: '# record has no known country, and is imported as it is.',
        other: '# records have no known country, and are imported as they are.',
      })}`,
  ];
  const remarks = texts.filter(Boolean).join(' ');
  if (read.isAll) return remarks;
  const count = i18n.number(read.count);
  return remarks === ''
    ? t(
        i18n,
      )`Nothing is wrong with the first ${count} records. The others are checked during the import.`
    : t(i18n)`Among the first ${count}: ${remarks}`;
}

/** Which part of its publisher's data a source is, unless it is all of it. */
const PARTS: Partial<Record<string, string>> = {
  trafford: 'Trafford',
  'osm-piemonte': 'Piemonte',
  'osm-netherlands': 'Nederland',
};

/** The name of the source with this key; a key that is not known is returned as it is. */
export function sourceName(i18n: I18n, key: string): string {
  if (key === 'campetto') return t(i18n)`An export of this directory`;
  if (key === 'normalized') return t(i18n)`A list in the columns of the template`;
  const publishers: Partial<Record<string, string>> = PUBLISHERS;
  const publisher = publishers[key];
  const part = PARTS[key];
  return part ? `${publisher} (${part})` : (publisher ?? key);
}

/** `name` is that of the file. */
export const importProgressTexts = (i18n: I18n, name: string) => ({
  sending: t(i18n)`Sending ${name}`,
  importing: t(i18n)`Importing ${name}`,
  detail: (progress: { read: number; new: number }) =>
    t(
      i18n,
    )`${plural(progress.read, { one: '# record read', other: '# records read' })}, ${i18n.number(progress.new)} new`,
  wait: t(i18n)`The server reads it when all of it has arrived.`,
  stop: t(i18n)`Stop`,
});

export const importDone = (i18n: I18n) => t(i18n)`The import is done.`;

export const leaveImportConfirmation = (i18n: I18n) => ({
  title: t(i18n)`Stop the import?`,
  message: t(i18n)`It ends when you leave. What has come in stays.`,
});

/** Why a file cannot be read, or not all of it. */
export const fileFailures = (i18n: I18n): Record<FileFailure, string> => ({
  empty: t(i18n)`The file is empty.`,
  noRecords: t(i18n)`The file contains no venues. In a CSV, each line below the header is a venue.`,
  list: t(i18n)`The file is a JSON list. Save it as GeoJSON, or as NDJSON with one object a line.`,
  encoding: t(i18n)`The file is not in UTF-8. Save it as UTF-8 and try again.`,
  notText: t(
    i18n,
  )`This is not a text file. If it is a spreadsheet, save it as CSV, and choose that file.`,
  unrecognised: t(
    i18n,
  )`No known source has the fields of this file. If you know whose it is, choose it below. Otherwise bring it into the columns of the template.`,
  unknownSource: t(i18n)`This source is not known any more. Choose another one.`,
  brokenOff: t(i18n)`The file is damaged or breaks off: not all of it can be read.`,
  unreadable: t(i18n)`The file cannot be read.`,
  tooDemanding: t(
    i18n,
  )`Reading the file takes too much time or memory. Split it, and import its parts one after the other.`,
  mostlyRefused: t(
    i18n,
  )`Far more records were refused than imported, so the rest was not read. Correct the file or choose another source.`,
  unusable: t(
    i18n,
  )`No column with a name, an address or coordinates was found in these records, so there is nothing to import. Choose another source or another file.`,
  nameless: t(
    i18n,
  )`None of these records gets a name, so the file is probably not of this source. Choose another one, or fill in the template for lists of your own.`,
  allRefused: t(
    i18n,
  )`None of these records can be imported. Correct the file or choose another source.`,
});

/** Names the columns without which no record of a file can be imported. */
function missingColumns(i18n: I18n, names: readonly string[]): string {
  const list = new Intl.ListFormat(i18n.locale).format(names);
  return t(i18n)`${plural(names.length, {
    one: `The column ${list} is missing. No record can be imported without it: add it, or choose another source.`,
    other: `The columns ${list} are missing. No record can be imported without them: add them, or choose another source.`,
  })}`;
}

/** Why the records of a file cannot be previewed, or should not be imported; `fileName` shows that it is no table. */
export function previewFailure(
  i18n: I18n,
  failureKind: FileFailure,
  { unit, records, missing = [] }: Pick<ImportPreview, 'unit' | 'records' | 'missing'>,
  fileName: string,
): string {
  if (missing.length > 0) return missingColumns(i18n, missing);
  const isTable = unit === 'line' && !/json/i.test(fileName);
  if (failureKind !== 'noRecords' || isTable) return fileFailures(i18n)[failureKind];
  return records.length > 0
    ? t(i18n)`None of the records in this file can be read.`
    : t(i18n)`The file contains no venues.`;
}

/** On the button that reads a file again whose import did not begin, or did not end. */
export const retryFile = (i18n: I18n, name: string) => t(i18n)`Try again with ${name}`;

/** Why an import did not begin, or did not end. */
export const importProblemTexts = (i18n: I18n, megabytes: number) => ({
  tooLarge: t(
    i18n,
  )`The file is larger than ${megabytes} MB. Split it, and import its parts one after the other.`,
  changed: t(i18n)`The file has changed since it was chosen. Choose it again.`,
  stopped: t(
    i18n,
  )`The import has been stopped. What had come in stays; import the file again to go on.`,
  busy: t(
    i18n,
  )`Another file that you sent is still being imported. Wait until it is done, then import this one.`,
  notBegun: t(i18n)`The import did not begin, so nothing has been imported. Please try again.`,
  unread: t(i18n)`The file could not be read. Please try again.`,
  failed: t(
    i18n,
  )`The import may not have come to its end. What has come in stays; import the file again to go on.`,
});

export const dismissLabel = (i18n: I18n) => t(i18n)`Dismiss`;

export const leftImportText = (i18n: I18n, file: string) =>
  t(
    i18n,
  )`The import of ${file} was interrupted. What has come in stays; import the file again to go on.`;

/** How many venues an import that did not end has added, as far as it is known. */
export const cameIn = (i18n: I18n, added: number) =>
  t(i18n)`${plural(added, {
    one: 'At least # new venue has come in.',
    other: 'At least # new venues have come in.',
  })}`;

/** Shown if an import was stopped before the server reported what it has added. */
export const mayHaveComeIn = (i18n: I18n) => t(i18n)`Some venues may have come in.`;

export const reviewPending = (i18n: I18n) => t(i18n)`Review pending venues`;

export const reviewNew = (i18n: I18n) => t(i18n)`Review the new venues`;

export const reportTexts = (i18n: I18n) => ({
  title: (file: string, read: number) =>
    t(i18n)`${file}: ${plural(read, { one: '# record read', other: '# records read' })}`,
  figures: {
    new: t(i18n)`New`,
    changed: t(i18n)`Changed`,
    unchanged: t(i18n)`Unchanged`,
    kept: t(i18n)`Kept as decided`,
    refused: t(i18n)`Refused`,
  },
  stayDiscarded: (stayDiscarded: number) =>
    t(i18n)`${plural(stayDiscarded, {
      one: '# of these venues has been discarded before. It stays discarded.',
      other: '# of these venues have been discarded before. They stay discarded.',
    })}`,
  unnamed: (unnamed: number) =>
    t(i18n)`${plural(unnamed, {
      one: '# record has come in without a name.',
      other: '# records have come in without a name.',
    })}`,
  unknownCountry: (unknownCountry: number) =>
    t(i18n)`${plural(unknownCountry, {
      one: '# record has come in with a country that is not known.',
      other: '# records have come in with a country that is not known.',
    })}`,
  kept: (kept: number) =>
    t(i18n)`${plural(kept, {
      one: '# says something else now, but has been decided on or edited by hand. It stays as it is.',
      other:
        '# say something else now, but have been decided on or edited by hand. They stay as they are.',
    })}`,
  refused: (refused: number) => t(i18n)`Refused: ${i18n.number(refused)}`,
  leftOut: (leftOut: number) =>
    t(i18n)`Values not imported; stored ones stay: ${i18n.number(leftOut)}`,
  keptVenues: (kept: number) => t(i18n)`Kept as decided: ${i18n.number(kept)}`,
  /** A value that a venue keeps, and that of its source; '' for none. */
  keptValue(field: string, kept: string, given: string) {
    if (kept === '') return t(i18n)`${field}: stays empty; the source has “${given}”`;
    if (given === '') return t(i18n)`${field}: “${kept}” stays; the source has none`;
    return t(i18n)`${field}: “${kept}” stays; the source has “${given}”`;
  },
  keptEqual: t(i18n)`The source has the same values now.`,
  returnedVenues: (returned: number) =>
    t(i18n)`Look like discarded venues: ${i18n.number(returned)}`,
  line: (at: number) => t(i18n)`Line ${i18n.number(at)}`,
  feature: (at: number) => t(i18n)`Feature ${i18n.number(at)}`,
  more: (rest: number) => t(i18n)`and ${i18n.number(rest)} more`,
  another: t(i18n)`Import another file`,
  review: reviewPending(i18n),
});
