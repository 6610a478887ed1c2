import type { FileFailure, PreviewField } from '@campetto/contract';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useFailureText } from '../useFailureText.ts';
import type { ImportProblem } from './useImportSteps.ts';

const FAILURES: Record<FileFailure, MessageDescriptor> = {
  empty: msg`The file is empty.`,
  list: msg`The file is a JSON list. Save it as GeoJSON, or as NDJSON with one object a line.`,
  unrecognised: msg`No known source has the fields of this file. If you know whose it is, choose it below.`,
  unknownSource: msg`This source is not known any more. Choose another one.`,
  brokenOff: msg`The file is damaged or breaks off: not all of it can be read.`,
  unreadable: msg`The file cannot be read.`,
};

const FIELDS: Record<PreviewField, MessageDescriptor> = {
  name: msg`Name`,
  phone: msg`Phone`,
  website: msg`Website`,
  sports: msg`Sports`,
  street: msg`Street`,
  number: msg`House number`,
  postalCode: msg`Postal code`,
  city: msg`City`,
  state: msg`State/Province`,
  country: msg`Country`,
  formattedAddress: msg`Formatted address`,
  coordinates: msg`Coordinates`,
  rating: msg`Rating`,
  lastUpdated: msg`Last updated`,
};

/** Sources by the name that everyone calls them; the rest have none but ours. */
const SOURCE_NAMES: Readonly<Record<string, string>> = {
  milano: 'Comune di Milano',
  madrid: 'Ayuntamiento de Madrid',
  trafford: 'Active Places (Trafford)',
  como: 'Regione Lombardia',
  osm: 'OpenStreetMap',
  'osm-piemonte': 'OpenStreetMap (Piemonte)',
  'osm-netherlands': 'OpenStreetMap (Nederland)',
};

/** What the import screen says of files, sources and failures. */
export function useImportTexts() {
  const { t, i18n } = useLingui();
  const failureText = useFailureText();
  return {
    failure: (kind: FileFailure) => i18n._(FAILURES[kind]),
    field: (field: PreviewField) => i18n._(FIELDS[field]),
    source(key: string): string {
      if (key === 'campetto') return t`An export of this directory`;
      if (key === 'normalized') return t`Normalised venues`;
      return SOURCE_NAMES[key] ?? key;
    },
    problem(problem: ImportProblem): string {
      switch (problem.kind) {
        case 'tooLarge':
          return t`The file is larger than 200 MB. Split it, and import its parts one after the other.`;
        case 'stopped':
          return t`The import has been stopped. What had come in stays; import the file again to go on.`;
        case 'unread':
          return failureText(problem.error, t`The file could not be read. Please try again.`);
        case 'failed':
          return failureText(
            problem.error,
            t`The import did not come to its end. What had come in stays; import the file again to go on.`,
          );
      }
    },
  };
}
