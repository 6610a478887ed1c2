import * as v from 'valibot';
import { requiredLine } from './text.ts';

/** Formats in which the directory is given out and taken in. */
export const TRANSFER_FORMATS = ['csv', 'geojson', 'ndjson'] as const;
export type TransferFormat = (typeof TRANSFER_FORMATS)[number];

/** Bytes of the largest file that is taken in. */
export const IMPORT_MAX_BYTES = 200 * 1024 * 1024;
/** Bytes from the beginning of a file, and records of it, that a preview shows. */
export const PREVIEW_BYTES = 256 * 1024;
export const PREVIEW_RECORDS = 10;

/** Query of an import and of its preview; the body is the file. */
export const importQuerySchema = v.strictObject({
  /** Its name, which a source may be known by. */
  file: requiredLine(200),
  /** Key of the source, where the fields of the file do not tell. */
  source: v.optional(requiredLine(40)),
});

/** Why a file cannot be read, or not to its end. */
export const FILE_FAILURES = [
  'empty',
  'list',
  'unrecognised',
  'unknownSource',
  'brokenOff',
  'unreadable',
] as const;
export type FileFailure = (typeof FILE_FAILURES)[number];

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const remark = v.strictObject({ at: count, reason: v.string() });

/** What became of the records of one file. */
export const importReportSchema = v.strictObject({
  file: v.string(),
  /** What a position counts. */
  unit: v.picklist(['line', 'feature']),
  read: count,
  new: count,
  changed: count,
  unchanged: count,
  /** The source says something else now, but the venue has been decided on or edited by hand. */
  kept: count,
  /** Of the records, those whose venue has been discarded: it stays so. */
  stayDiscarded: count,
  refused: count,
  /** Which records were refused and why: the first thousand. */
  refusals: v.array(remark),
  /** Records that went in without a value, likewise. */
  leftOut: v.array(remark),
  /** Why the file could not be read, or not to its end. */
  failure: v.optional(v.string()),
  failureKind: v.optional(v.picklist(FILE_FAILURES)),
});
export type ImportReport = v.InferOutput<typeof importReportSchema>;

/** One line of the answer to an import, which is a stream of them: how far it is, at last its report. */
export const importEventSchema = v.variant('type', [
  v.strictObject({ type: v.literal('progress'), done: v.number(), read: count, new: count }),
  v.strictObject({ type: v.literal('report'), report: importReportSchema }),
  v.strictObject({ type: v.literal('failed'), detail: v.string(), requestId: v.string() }),
]);
export type ImportEvent = v.InferOutput<typeof importEventSchema>;

/** What a preview shows of a venue as it would be stored. */
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

const previewRecordSchema = v.strictObject({
  at: count,
  /** What would be stored, with the fields of the file that it is made of; sports by their slugs. */
  fields: v.array(
    v.strictObject({
      field: v.picklist(PREVIEW_FIELDS),
      value: v.string(),
      from: v.array(v.string()),
    }),
  ),
  /** Values that would be left out, each with its reason. */
  leftOut: v.array(v.string()),
  /** Why it would be refused; then it has no fields. */
  refused: v.nullable(v.string()),
});

/** How the first records of a file would come in. */
export const importPreviewSchema = v.strictObject({
  /** Key of the source that reads it; null where none recognises it. */
  source: v.nullable(v.string()),
  /** Keys of the sources to choose from. */
  sources: v.array(v.string()),
  unit: v.picklist(['line', 'feature']),
  records: v.array(previewRecordSchema),
  /** Fields that say something in these records, but of which nothing is stored. */
  unused: v.array(v.string()),
  failureKind: v.optional(v.picklist(FILE_FAILURES)),
});
export type ImportPreview = v.InferOutput<typeof importPreviewSchema>;
