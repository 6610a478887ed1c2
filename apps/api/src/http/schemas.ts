import type { IncomingMessage, ServerResponse } from 'node:http';
import { problemSchema } from '@campetto/contract';
import { toJsonSchema } from '@valibot/to-json-schema';
import fastJson from 'fast-json-stringify';
import type {
  FastifyBaseLogger,
  FastifyContextConfig,
  FastifyInstance,
  FastifyPluginAsync,
  FastifyPluginOptions,
  FastifySchema,
  FastifySchemaCompiler,
  FastifySerializerCompiler,
  FastifyTypeProvider,
  RawServerDefault,
} from 'fastify';
import fp from 'fastify-plugin';
import * as v from 'valibot';
import { type FieldError, fieldErrorsOf, sentencesOf } from '../field-errors.ts';

/** Lets a route's handler see the types of its Valibot schemas. */
export interface ValibotTypeProvider extends FastifyTypeProvider {
  validator: this['schema'] extends v.GenericSchema ? v.InferOutput<this['schema']> : unknown;
  serializer: this['schema'] extends v.GenericSchema ? v.InferOutput<this['schema']> : unknown;
}

export type App = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  ValibotTypeProvider
>;

/** A Fastify plugin whose handlers see the types of their routes' schemas. */
export type Plugin<Options extends FastifyPluginOptions = FastifyPluginOptions> =
  FastifyPluginAsync<Options, RawServerDefault, ValibotTypeProvider>;

/** A part of a request that its schema refuses. */
export class InvalidInputError extends Error {
  override readonly name = 'InvalidInputError';
  readonly part: string;
  readonly errors: FieldError[];

  constructor(part: string, issues: readonly v.BaseIssue<unknown>[]) {
    const errors = fieldErrorsOf(issues);
    super(sentencesOf(errors, part));
    this.part = part;
    this.errors = errors;
  }
}

const validatorCompiler: FastifySchemaCompiler<v.GenericSchema> =
  ({ schema, httpPart }) =>
  (input) => {
    const result = v.safeParse(schema, input);
    return result.success
      ? { value: result.output }
      : { error: new InvalidInputError(httpPart ?? 'input', result.issues) };
  };

/** Omits what JSON Schema cannot express (a trim, a check); an instance is a file of a form. */
const jsonSchema = (schema: v.GenericSchema) =>
  toJsonSchema(schema, {
    target: 'openapi-3.0',
    errorMode: 'ignore',
    typeMode: 'input',
    overrideSchema({ valibotSchema, jsonSchema: made }) {
      if (valibotSchema.type === 'instance') return { type: 'string', format: 'binary' };
      // OpenAPI 3.0 allows null only where the enum lists it too.
      return made.nullable && made.enum ? { ...made, enum: [...made.enum, null] } : undefined;
    },
  });

/** Responses are serialized by code made from their schema, so a field that it does not name is never sent. */
const serializerCompiler: FastifySerializerCompiler<v.GenericSchema> = ({ schema }) =>
  fastJson(jsonSchema(schema) as fastJson.AnySchema);

/** Validates requests and serializes responses with the Valibot schemas of their routes. */
export const schemas = fp(
  async (app) => {
    app.setValidatorCompiler(validatorCompiler);
    app.setSerializerCompiler(serializerCompiler);
    app.removeContentTypeParser('text/plain');
    app.addHook('onRoute', ({ method, url, schema }) => {
      if (schema?.params) {
        throw new Error(`${method} ${url}: use the query or the body instead of path parameters.`);
      }
    });
  },
  { name: 'schemas' },
);

const PROBLEM = {
  description: 'Any error',
  content: { 'application/problem+json': { schema: jsonSchema(problemSchema) } },
};

const SCHEMA_PARTS = ['body', 'querystring', 'headers'] as const;

/** The credentials of which one opens a route with a declared access; undefined for none. */
const SECURITY: Record<string, Record<string, []>[]> = {
  administrator: [{ identityToken: [] }],
  submission: [{ identityToken: [] }, { submissionKey: [] }],
};

interface DocumentedRoute {
  schema?: FastifySchema;
  url: string;
  route: { config?: FastifyContextConfig };
}

/** A route's access and schemas as the OpenAPI document shows them. */
export function openApiTransform({ schema = {}, url, route }: DocumentedRoute) {
  const parts = SCHEMA_PARTS.filter((part) => schema[part]).map(
    (part) => [part, jsonSchema(schema[part] as v.GenericSchema)] as const,
  );
  const responses = Object.entries((schema.response ?? {}) as Record<string, v.GenericSchema>).map(
    ([status, response]) => [status, jsonSchema(response)] as const,
  );
  const response = { ...Object.fromEntries(responses), default: PROBLEM };
  const security = SECURITY[route.config?.access ?? ''];
  const described = { ...schema, ...Object.fromEntries(parts), response };
  return { url, schema: { ...described, ...(security && { security }) } };
}
