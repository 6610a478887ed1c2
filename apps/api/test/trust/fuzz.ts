import { Ajv, type ValidateFunction } from 'ajv';
import * as fc from 'fast-check';
import { unsignedToken } from '../support/identity.ts';
import type { ServerProcess } from '../support/processes.ts';
import { startFilledServer } from './filled-server.ts';
import type { TrustPromise } from './promise.ts';
import { inputsFor, type Schema } from './schema-values.ts';

const INPUTS = 10_000;
const AT_ONCE = 8;
/** Operations that respond with a stream, whose content the document does not describe, and the types it may have. */
const STREAMS: Record<string, readonly string[]> = {
  '/api/venues/export': ['text/csv', 'application/geo+json', 'application/x-ndjson'],
  '/api/audit/export': ['text/csv', 'application/x-ndjson'],
  '/api/imports': ['application/x-ndjson'],
  '/api/activity/undo/batch': ['application/x-ndjson'],
};

interface Parameter {
  name: string;
  in: string;
  schema?: Schema;
}

type Content = Record<string, { schema?: Schema }>;

interface Operation {
  parameters?: Parameter[];
  requestBody?: { content?: Content };
  responses?: Record<string, { content?: Content }>;
}

interface Input {
  query: Record<string, unknown>;
  headers: Record<string, unknown>;
  body: unknown;
}

const ajv = new Ajv({ strict: false, validateFormats: false, logger: false });

/** Header values that a client can send. */
const headerTexts = fc.stringMatching(/^[!-~]{0,60}$/);

function inputsOf(operation: Operation, known: string[]): fc.Arbitrary<Input> {
  const at = (place: string) => (operation.parameters ?? []).filter((one) => one.in === place);
  const query = Object.fromEntries(
    at('query').map(({ name, schema = {} }) => [name, inputsFor(schema, known)]),
  );
  const headers = Object.fromEntries(
    at('header').map(({ name }) => [name, fc.oneof(fc.constant('"1"'), headerTexts)]),
  );
  const [body] = Object.values(operation.requestBody?.content ?? {});
  return fc.record({
    query: fc.record(query, { requiredKeys: [] }),
    headers: fc.record(headers, { requiredKeys: [] }),
    body: inputsFor(body?.schema ?? {}, known),
  });
}

/** The body in the format that the operation takes; empty for a method without a body. */
function encode(method: string, operation: Operation, body: unknown) {
  if (method === 'get') return {};
  const [type] = Object.keys(operation.requestBody?.content ?? {});
  if (type !== 'multipart/form-data') {
    const text = JSON.stringify(body) ?? '';
    return { body: text, type: type ?? 'application/x-ndjson' };
  }
  const form = new FormData();
  for (const [name, value] of Object.entries(Object(body) as object)) {
    const text = typeof value === 'string' ? value : JSON.stringify(value);
    if (name === 'image') form.set(name, new Blob([text]), 'a.png');
    else form.set(name, text);
  }
  return { body: form };
}

async function send(
  server: ServerProcess,
  method: string,
  path: string,
  operation: Operation,
  input: Input,
) {
  const url = new URL(server.address + path);
  for (const [name, value] of Object.entries(input.query)) {
    url.searchParams.set(name, typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));
  }
  const { body, type } = encode(method, operation, input.body);
  return fetch(url, {
    method: method.toUpperCase(),
    headers: {
      ...(input.headers as Record<string, string>),
      authorization: `Bearer ${unsignedToken()}`,
      ...(type && { 'content-type': type }),
    },
    ...(body !== undefined && { body }),
  });
}

/** The way in which a response differs from the document; undefined if the document describes it. */
async function faultOf(
  response: Response,
  path: string,
  operation: Operation,
  validators: Map<Schema, ValidateFunction>,
) {
  const text = await response.text();
  if (response.status >= 500) return `${response.status}`;
  const type = (response.headers.get('content-type') ?? '').split(';')[0] ?? '';
  const described = operation.responses?.[response.status] ?? operation.responses?.['default'];
  const schema = described?.content?.[type]?.schema;
  const isStream = response.status === 200 && STREAMS[path]?.includes(type);
  if (isStream || (response.status === 204 && text === '')) return undefined;
  if (!schema) return `${response.status} as ${type}`;
  const validate = validators.get(schema) ?? ajv.compile(schema);
  validators.set(schema, validate);
  return validate(JSON.parse(text))
    ? undefined
    : `${response.status}: ${ajv.errorsText(validate.errors)}`;
}

export const fuzz: TrustPromise = {
  name: 'generated requests to every operation get no 5xx and no response outside the document',
  async prove(context, part) {
    const { server, venues } = await startFilledServer(context, 20);
    const document = (await (await fetch(`${server.address}/api/docs/json`)).json()) as {
      paths: Record<string, Record<string, Operation>>;
    };
    const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
    );
    const known = venues.map(({ folderPath }) => folderPath);
    const faults = new Map<string, number>();
    let [sent, accepted] = [0, 0];
    for (const { path, method, operation } of operations) {
      const numRuns = Math.ceil(INPUTS * part);
      const inputs = fc.sample(inputsOf(operation, known), { numRuns, seed: context.seed });
      const validators = new Map<Schema, ValidateFunction>();
      const sender = async () => {
        for (let input = inputs.pop(); input; input = inputs.pop()) {
          const response = await send(server, method, path, operation, input);
          const fault = await faultOf(response, path, operation, validators);
          sent += 1;
          if (response.ok) accepted += 1;
          if (fault === undefined) continue;
          const key = `${method} ${path} ${fault}`;
          if (!faults.has(key) && process.env['TRUST_SHOW'])
            console.log(key, JSON.stringify(input));
          faults.set(key, (faults.get(key) ?? 0) + 1);
        }
      };
      await Promise.all(Array.from({ length: AT_ONCE }, sender));
    }
    await server.end('SIGKILL');
    const shown = [...faults].slice(0, 5).map(([fault, count]) => `${count} × ${fault}`);
    return {
      figure: `${operations.length} operations, ${sent} requests (${accepted} accepted), ${[...faults.values()].reduce((sum, count) => sum + count, 0)} faults ${shown.join('; ')}`,
      isKept: faults.size === 0,
    };
  },
};
