import * as v from 'valibot';
import { RequestError } from './requestError.ts';

/**
 * The data in the shape of a schema. What a newer server has added is left out, so that a page which was loaded
 * before an upgrade still works. Throws a {@link RequestError} for another shape.
 */
export function parseResponse<Schema extends v.GenericSchema>(
  schema: Schema,
  data: unknown,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, data);
  // The output has only what the schema has.
  if (result.success || result.issues.every(isAddition))
    return result.output as v.InferOutput<Schema>;
  if (removeUnknownMembers(result.issues)) return parseResponse(schema, data);
  throw new RequestError('server', { cause: result.issues });
}

/** The data of a successful response. Rejects with a {@link RequestError}, also where its connection breaks within it. */
export async function readResponse<Schema extends v.GenericSchema>(
  schema: Schema,
  response: Response,
): Promise<v.InferOutput<Schema>> {
  const data: unknown = await response.json().catch((cause) => {
    throw cause instanceof SyntaxError
      ? new RequestError('server', { cause })
      : RequestError.fromCause(cause);
  });
  return parseResponse(schema, data);
}

/** A property that the schema does not have: a newer server may have added it. */
const isAddition = ({ type, expected }: v.BaseIssue<unknown>) =>
  type === 'strict_object' && expected === 'never';

/** Removes the members of lists whose kind a newer server has added; false if there is none, or something else is wrong. */
function removeUnknownMembers(issues: readonly v.BaseIssue<unknown>[]): boolean {
  const removed = new Map<unknown[], Set<number>>();
  for (const issue of issues) {
    if (isAddition(issue)) continue;
    const member = unknownMember(issue);
    if (!member) return false;
    removed.set(member.list, (removed.get(member.list) ?? new Set()).add(member.index));
  }
  for (const [list, indexes] of removed) {
    list.splice(0, list.length, ...list.filter((_, index) => !indexes.has(index)));
  }
  return true;
}

/** The member of a list that an issue is about: a name that the schema does not have, or an object of such a kind. */
function unknownMember({ type, input, path }: v.BaseIssue<unknown>) {
  if (!(type === 'picklist' || type === 'variant') || typeof input !== 'string') return undefined;
  const place = path?.slice(-2).findLast((item) => item.type === 'array');
  return place && { list: place.input as unknown[], index: place.key as number };
}
