import { AsyncLocalStorage } from 'node:async_hooks';
import {
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  type Tracer,
  trace,
} from '@opentelemetry/api';
import type { Pool, PoolClient } from 'pg';
import { sqlState } from '../db/transact.ts';
import { activeSpan } from './active-span.ts';

type Query = (...parameters: unknown[]) => unknown;
type Callback = (error: unknown, ...rest: unknown[]) => void;

/** The text of a statement, which has numbers instead of values. */
function textOf(statement: unknown): string | undefined {
  if (typeof statement === 'string') return statement;
  const { text } = (statement ?? {}) as { text?: unknown };
  return typeof text === 'string' ? text : undefined;
}

/** An error is named by its code only: the message may contain values. */
function endSpan(span: Span, error: unknown): void {
  if (error) {
    span.setAttribute('error.type', sqlState(error) ?? 'unknown');
    span.setStatus({ code: SpanStatusCode.ERROR });
  }
  span.end();
}

/** Sends a statement as `query` does, and traces it as a part of the request that is worked on. */
const traced =
  (query: Query, tracer: Tracer): Query =>
  (...parameters) => {
    const parent = activeSpan.getStore();
    const text = textOf(parameters[0]);
    // A request that has ended leaves work behind, such as a decision on many venues, which is no part of it.
    if (!parent?.isRecording() || text === undefined) return query(...parameters);
    const [operation = ''] = /\w+/.exec(text) ?? [];
    const span = tracer.startSpan(
      operation.toUpperCase(),
      {
        kind: SpanKind.CLIENT,
        attributes: { 'db.system.name': 'postgresql', 'db.query.text': text },
      },
      trace.setSpan(ROOT_CONTEXT, parent),
    );
    const callback = parameters.at(-1);
    if (typeof callback !== 'function') {
      const result = query(...parameters) as Promise<unknown>;
      result.then(
        () => endSpan(span, undefined),
        (error) => endSpan(span, error),
      );
      return result;
    }
    const ending: Callback = (error, ...rest) => {
      endSpan(span, error);
      callback(error, ...rest);
    };
    return query(...parameters.slice(0, -1), ending);
  };

/** Traces the statements that requests send to the database. */
export function traceStatements(pool: Pool, tracer: Tracer): void {
  const known = new WeakSet<PoolClient>();
  pool.on('acquire', (client) => {
    if (known.has(client)) return;
    known.add(client);
    client.query = traced(client.query.bind(client) as Query, tracer) as typeof client.query;
  });
  // A callback that waits for a connection is called by the request that releases it, so it is bound to its own
  // request.
  const connect = pool.connect.bind(pool) as Query;
  pool.connect = ((...callbacks: Callback[]) =>
    connect(
      ...callbacks.map((callback) => AsyncLocalStorage.bind(callback)),
    )) as typeof pool.connect;
}
