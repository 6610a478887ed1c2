import * as v from 'valibot';
import { discardedDuplicateSchema } from './decisions/decisions.ts';
import { failedEventSchema } from './problem.ts';
import { requiredLine } from './text.ts';
import { countSchema, uuidSchema } from './values.ts';
import { VENUE_STATUSES } from './venue/status.ts';

/** Keys of the sources that an import can read. */
export type ImportSource =
  | 'campetto'
  | 'normalized'
  | 'milano'
  | 'madrid'
  | 'trafford'
  | 'como'
  | 'osm'
  | 'osm-piemonte'
  | 'osm-netherlands';

/** Who publishes the data of each source, as the card of a venue names it. */
export const PUBLISHERS: Record<Exclude<ImportSource, 'campetto' | 'normalized'>, string> = {
  milano: 'Comune di Milano',
  madrid: 'Ayuntamiento de Madrid',
  trafford: 'Active Places',
  como: 'Regione Lombardia',
  osm: 'OpenStreetMap',
  'osm-piemonte': 'OpenStreetMap',
  'osm-netherlands': 'OpenStreetMap',
};

/** The largest file that an import accepts. */
export const IMPORT_MAX_MEGABYTES = 200;
export const IMPORT_MAX_BYTES = IMPORT_MAX_MEGABYTES * 1024 * 1024;
/** Bytes that a preview reads from the beginning of a file, and records that it shows. */
export const PREVIEW_BYTES = 256 * 1024;
export const PREVIEW_RECORDS = 10;
/** The most records that a preview reads, because few bytes of a compressed file can contain many. */
export const PREVIEW_READ = 5_000;

/** Characters of the name of a file. */
export const IMPORT_NAME_MAX = 200;

/** Query of an import and of its preview; the body is the file. */
export const importQuerySchema = v.strictObject({
  /** Its name, by which a source may be recognised. */
  file: requiredLine(IMPORT_NAME_MAX),
  /** Key of the source, for a file whose fields do not identify it. */
  source: v.optional(requiredLine(40)),
});

/** Why a file cannot be read, or only in part. */
const FILE_FAILURES = [
  'empty',
  'noRecords',
  'list',
  'encoding',
  'notText',
  'unrecognised',
  'unknownSource',
  'brokenOff',
  'unreadable',
  'tooDemanding',
  'mostlyRefused',
  'unusable',
  'nameless',
  'allRefused',
] as const;
export type FileFailure = (typeof FILE_FAILURES)[number];

/** The fields of a venue that a preview and a report show. */
export const PREVIEW_FIELDS = [
  'name',
  'phone',
  'website',
  'sports',
  'street',
  'number',
  'postalCode',
  'city',
  'state',
  'country',
  'formattedAddress',
  'coordinates',
  'rating',
  'lastUpdated',
] as const;
export type PreviewField = (typeof PREVIEW_FIELDS)[number];

const remarkSchema = v.strictObject({ at: countSchema, reason: v.string() });
/** A venue whose source has new values, which it does not take because it has been decided on or edited by hand. */
const keptVenueSchema = v.strictObject({
  at: countSchema,
  folderPath: v.string(),
  venueName: v.string(),
  venueStatus: v.picklist(VENUE_STATUSES),
  /** The values that differ, shortened; none where it was edited to what its source has now. */
  values: v.array(
    v.strictObject({ field: v.picklist(PREVIEW_FIELDS), kept: v.string(), given: v.string() }),
  ),
});
export type KeptVenue = v.InferOutput<typeof keptVenueSchema>;
/** A new venue that is probably the same place as a discarded one. */
const returnedVenueSchema = v.strictObject({
  at: countSchema,
  venueName: v.string(),
  discarded: discardedDuplicateSchema,
});
/**
 * The id by which a list can be filtered to the venues that the import added. Absent in responses of the previous
 * version.
 */
const importIdSchema = v.optional(uuidSchema);

/** The report on the records of one imported file. */
export const importReportSchema = v.strictObject({
  file: v.string(),
  importId: importIdSchema,
  /** The unit of a record's position. */
  unit: v.picklist(['line', 'feature']),
  read: countSchema,
  new: countSchema,
  changed: countSchema,
  unchanged: countSchema,
  /** The source has new values, but the venue has been decided on or edited by hand. */
  kept: countSchema,
  /** Records whose venue has been discarded, and stays discarded. */
  stayDiscarded: countSchema,
  /**
   * Of the new and the changed records, those without a name, and those in a country that is not known. Absent in
   * responses of the version before.
   */
  unnamed: v.optional(countSchema, 0),
  unknownCountry: v.optional(countSchema, 0),
  refused: countSchema,
  /** The refused records with their reasons: the first thousand. */
  refusals: v.array(remarkSchema),
  /** Values that were not imported, where a stored one stays, with the reasons: the first thousand. */
  leftOut: v.array(remarkSchema),
  /** The number of these values. Absent in responses of the version before. */
  leftOutCount: v.optional(countSchema),
  /**
   * The kept venues: the first thousand. Empty for a scraper, which may not read venues. Absent in responses of the
   * version before.
   */
  keptVenues: v.optional(v.array(keptVenueSchema), []),
  /** The new venues that look like discarded ones: the first thousand, as with the kept ones. */
  returnedVenues: v.optional(v.array(returnedVenueSchema), []),
  /** Why the file could not be read, or only in part. */
  failure: v.optional(v.string()),
  failureKind: v.optional(v.picklist(FILE_FAILURES)),
});
export type ImportReport = v.InferOutput<typeof importReportSchema>;

/** One line of the response to an import, a stream of progress events that ends with the report. */
export const importEventSchema = v.variant('type', [
  v.strictObject({
    type: v.literal('progress'),
    done: v.number(),
    read: countSchema,
    new: countSchema,
    importId: importIdSchema,
  }),
  v.strictObject({ type: v.literal('report'), report: importReportSchema }),
  failedEventSchema,
]);
export type ImportEvent = v.InferOutput<typeof importEventSchema>;

const previewRecordSchema = v.strictObject({
  at: countSchema,
  /** Values that would be stored, each with the fields of the file it comes from; sports as slugs. */
  fields: v.array(
    v.strictObject({
      field: v.picklist(PREVIEW_FIELDS),
      value: v.string(),
      from: v.array(v.string()),
    }),
  ),
  /** Values that would be left out, each with its reason. */
  leftOut: v.array(v.string()),
  /** Why it would be refused, in which case it has no fields; null otherwise. */
  refused: v.nullable(v.string()),
});

/** How the first records of a file would be stored. */
export const importPreviewSchema = v.strictObject({
  /** Key of the source that reads it; null when no source recognises it. */
  source: v.nullable(v.string()),
  /** Keys of the sources to choose from. */
  sources: v.array(v.string()),
  unit: v.picklist(['line', 'feature']),
  records: v.array(previewRecordSchema),
  /** Fields with values in these records that are neither stored nor left out with a reason. */
  unused: v.array(v.string()),
  /** Fields that each record needs and none has; absent if there are none, and in responses of the version before. */
  missing: v.optional(v.array(v.string())),
  /**
   * Of the records that were read, from the start of the file: how many they are, and whether these are all; how many
   * would be refused because an earlier one has their id, or for another reason; how many would be stored without some
   * of their values, without a name, or in a country that is not known.
   */
  read: v.optional(
    v.strictObject({
      count: countSchema,
      isAll: v.boolean(),
      repeated: countSchema,
      refused: countSchema,
      partial: countSchema,
      // Absent in responses of the version before.
      unnamed: v.optional(countSchema, 0),
      unknownCountry: v.optional(countSchema, 0),
    }),
  ),
  failureKind: v.optional(v.picklist(FILE_FAILURES)),
});
export type ImportPreview = v.InferOutput<typeof importPreviewSchema>;
