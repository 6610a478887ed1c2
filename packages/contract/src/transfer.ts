import * as v from 'valibot';

/** Formats in which the directory is given out and taken in. */
export const TRANSFER_FORMATS = ['csv', 'geojson', 'ndjson'] as const;
export type TransferFormat = (typeof TRANSFER_FORMATS)[number];

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
});
export type ImportReport = v.InferOutput<typeof importReportSchema>;

/** One line of the answer to an import, which is a stream of them: how far it is, at last its report. */
export const importEventSchema = v.variant('type', [
  v.strictObject({ type: v.literal('progress'), done: v.number(), read: count, new: count }),
  v.strictObject({ type: v.literal('report'), report: importReportSchema }),
  v.strictObject({ type: v.literal('failed'), detail: v.string(), requestId: v.string() }),
]);
export type ImportEvent = v.InferOutput<typeof importEventSchema>;
