import * as fc from 'fast-check';

/** The part of a JSON Schema, as OpenAPI 3.0 has it, that the server's document uses. */
export interface Schema {
  type?: string;
  format?: string;
  nullable?: boolean;
  enum?: unknown[];
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  items?: Schema;
  minItems?: number;
  maxItems?: number;
  properties?: Record<string, Schema>;
  required?: string[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
}

const hostileText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.constantFrom('\0', '\u202e', "'; DROP TABLE venues; --", '../../etc/passwd', '%00', '{{7*7}}'),
);

const anything = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }),
  hostileText,
  fc.constantFrom(1e308, -0, 2 ** 53, '__proto__', [[[[]]]], { __proto__: null, constructor: 1 }),
);

function texts({ pattern, format, minLength = 0, maxLength = 200 }: Schema): fc.Arbitrary<string> {
  if (format === 'uuid') return fc.uuid();
  if (format === 'date-time')
    return fc.oneof(
      fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
      fc.constantFrom(
        '0000-01-01T00:00:00Z',
        '0001-01-01T00:00:00+23:59',
        '9999-12-31T23:59:59-23:59',
        '2026-11-20T00:00:00+05',
      ),
    );
  try {
    if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern));
  } catch {
    // The library cannot make texts for every expression.
  }
  const longest = Math.max(minLength, Math.min(maxLength, 300));
  return fc.string({ unit: 'binary', minLength, maxLength: longest });
}

function numbers({ type, minimum, maximum }: Schema): fc.Arbitrary<number> {
  const limits = { min: minimum ?? -1e6, max: maximum ?? 1e6 };
  return type === 'integer' ? fc.integer(limits) : fc.double({ ...limits, noNaN: true });
}

function objects({ properties = {}, required = [] }: Schema, known: Known) {
  const model = Object.fromEntries(
    Object.entries(properties).map(([key, schema]) => [key, valuesOf(schema, known, key)]),
  );
  return fc.record(model, { requiredKeys: required.filter((key) => key in model) });
}

/** Folder paths of stored venues, so that some requests reach more than the first check. */
type Known = readonly string[];

/** Values that a schema accepts. */
function valuesOf(schema: Schema, known: Known, key = ''): fc.Arbitrary<unknown> {
  if (schema.nullable) {
    return fc.option(valuesOf({ ...schema, nullable: false }, known, key), { nil: null });
  }
  const options = schema.anyOf ?? schema.oneOf ?? schema.allOf;
  if (options) return fc.oneof(...options.map((option) => valuesOf(option, known, key)));
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (/^(folderPaths?|venue|other)$/.test(key) && schema.type === 'string') {
    return fc.oneof(fc.constantFrom(...known), texts(schema));
  }
  if (schema.type === 'string') return texts(schema);
  if (schema.type === 'integer' || schema.type === 'number') return numbers(schema);
  if (schema.type === 'boolean') return fc.boolean();
  if (schema.type === 'array') {
    const { items = {}, minItems = 0, maxItems = 5 } = schema;
    const maxLength = Math.max(minItems, Math.min(maxItems, 5));
    return fc.array(valuesOf(items, known, key), { minLength: minItems, maxLength });
  }
  return schema.type === 'object' ? objects(schema, known) : anything;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Half of the values are accepted by the schema; the others have a wrong part, or are something else. */
export function inputsFor(schema: Schema, known: Known): fc.Arbitrary<unknown> {
  const valid = valuesOf(schema, known);
  const withWrongPart = fc
    .tuple(valid, anything, fc.nat(), fc.boolean())
    .map(([value, wrong, which, isAdded]) => {
      if (!isObject(value)) return wrong;
      const keys = Object.keys(value);
      const key = keys[which % Math.max(1, keys.length)];
      return { ...value, [isAdded || key === undefined ? 'added' : key]: wrong };
    });
  return fc.oneof(
    { weight: 4, arbitrary: valid },
    { weight: 3, arbitrary: withWrongPart },
    { weight: 1, arbitrary: anything },
  );
}
