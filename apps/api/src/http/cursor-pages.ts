import * as v from 'valibot';

type PageQuery = Record<string, unknown> & { cursor?: string | undefined };

/**
 * The query of a list in pages, with the position that its cursor encodes as `after`.
 *
 * @param parse returns undefined for a text that is no cursor of this list
 * @param origin where the cursor comes from, for the message about another one
 */
export const pageQuerySchema = <Query extends PageQuery, Position>(
  schema: v.GenericSchema<unknown, Query>,
  parse: (cursor: string, query: Query) => Position | undefined,
  origin: string,
) =>
  v.pipe(
    schema,
    v.rawTransform<Query, Query & { after: Position | undefined }>(
      ({ dataset: { value: query }, addIssue, NEVER }) => {
        const { cursor } = query;
        const after = cursor === undefined ? undefined : parse(cursor, query);
        if (after !== undefined || cursor === undefined) return { ...query, after };
        addIssue({
          message: `must come from the Link header of ${origin}`,
          path: [{ type: 'object', origin: 'value', input: query, key: 'cursor', value: cursor }],
        });
        return NEVER;
      },
    ),
  );

/** The `Link` header of the next page: the same query, from the cursor on. */
export function nextLink(path: string, query: object, cursor: string): string {
  const next = new URLSearchParams();
  for (const [name, value] of Object.entries({ ...query, cursor })) {
    if (value !== undefined) next.set(name, String(value));
  }
  return `<${path}?${next}>; rel="next"`;
}
