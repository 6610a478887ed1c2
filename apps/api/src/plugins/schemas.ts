import type { IncomingMessage, ServerResponse } from 'node:http';
import { problemSchema } from '@campetto/contract';
import { toJsonSchema } from '@valibot/to-json-schema';
import fastJson from 'fast-json-stringify';
import type {
  FastifyBaseLogger,
  FastifyInstance,
  FastifySchema,
  FastifySchemaCompiler,
  FastifySerializerCompiler,
  FastifyTypeProvider,
  RawServerDefault,
} from 'fastify';
import * as v from 'valibot';

/** Lets a route's handler see the types of its Valibot schemas. */
export interface ValibotTypeProvider extends FastifyTypeProvider {
  validator: this['schema'] extends v.GenericSchema ? v.InferOutput<this['schema']> : unknown;
  serializer: this['schema'] extends v.GenericSchema ? v.InferOutput<this['schema']> : unknown;
}

/** The server as its plugins and routes see it. */
export type App = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  ValibotTypeProvider
>;

/** Input that breaks a rule of its schema. */
export class InvalidInputError extends Error {
  override readonly name = 'InvalidInputError';
  readonly part: string;
  readonly errors: { path: string; message: string }[];

  constructor(part: string, issues: readonly v.BaseIssue<unknown>[]) {
    super(`${part} breaks a rule`);
    this.part = part;
    this.errors = issues.map((issue) => ({
      path: v.getDotPath(issue) ?? '',
      message: issue.message,
    }));
  }
}

export const validatorCompiler: FastifySchemaCompiler<v.GenericSchema> =
  ({ schema, httpPart }) =>
  (input) => {
    const result = v.safeParse(schema, input);
    return result.success
      ? { value: result.output }
      : { error: new InvalidInputError(httpPart ?? 'input', result.issues) };
  };

/** What JSON Schema cannot say (a trim, a check) is left out; an instance is a file of a form. */
const jsonSchema = (schema: v.GenericSchema) =>
  toJsonSchema(schema, {
    target: 'openapi-3.0',
    errorMode: 'ignore',
    typeMode: 'input',
    overrideSchema: ({ valibotSchema }) =>
      valibotSchema.type === 'instance' ? { type: 'string', format: 'binary' } : undefined,
  });

/** Answers are written by code made from their schema: nothing that it does not name gets out. */
export const serializerCompiler: FastifySerializerCompiler<v.GenericSchema> = ({ schema }) =>
  fastJson(jsonSchema(schema) as fastJson.AnySchema);

const PROBLEM = {
  description: 'Whatever is no success',
  content: { 'application/problem+json': { schema: jsonSchema(problemSchema) } },
};

const SCHEMA_PARTS = ['body', 'querystring', 'headers'] as const;

/** A route's schemas as the OpenAPI document shows them. */
export function openApiTransform({ schema = {}, url }: { schema?: FastifySchema; url: string }) {
  const parts = SCHEMA_PARTS.filter((part) => schema[part]).map(
    (part) => [part, jsonSchema(schema[part] as v.GenericSchema)] as const,
  );
  const answers = Object.entries((schema.response ?? {}) as Record<string, v.GenericSchema>).map(
    ([status, answer]) => [status, jsonSchema(answer)] as const,
  );
  const response = { ...Object.fromEntries(answers), default: PROBLEM };
  return { url, schema: { ...schema, ...Object.fromEntries(parts), response } };
}
