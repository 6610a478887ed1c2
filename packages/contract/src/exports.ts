import * as v from 'valibot';
import { LIST_SORTS, listFilterEntries, placeFilterEntries, withCityInCountry } from './list.ts';
import { VENUE_STATUSES } from './venue/status.ts';

/** File formats in which the directory is exported, and which an import reads. */
export const FILE_FORMATS = ['csv', 'geojson', 'ndjson'] as const;
export type FileFormat = (typeof FILE_FORMATS)[number];

/** Query of an export: the filters and the order of a list, without pages. */
export const exportQuerySchema = withCityInCountry(
  v.strictObject({
    format: v.picklist(FILE_FORMATS, `must be one of ${FILE_FORMATS.join(', ')}`),
    status: v.picklist(VENUE_STATUSES, `must be one of ${VENUE_STATUSES.join(', ')}`),
    ...placeFilterEntries,
    ...listFilterEntries,
    sort: v.optional(v.picklist(LIST_SORTS), 'newest'),
  }),
);
export type ExportQuery = v.InferOutput<typeof exportQuerySchema>;

/** The query in the record of an export; undefined if this version of the schema does not accept it. */
export function readExportQuery(recorded: unknown): ExportQuery | undefined {
  const query = v.safeParse(exportQuerySchema, recorded);
  return query.success ? query.output : undefined;
}
