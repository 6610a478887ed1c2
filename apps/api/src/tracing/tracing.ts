import { hostname } from 'node:os';
import { DiagLogLevel, diag } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { defaultResource, resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { Pool } from 'pg';
import type { TracesConfig } from '../config.ts';
import type { Log } from '../log.ts';
import { VERSION } from '../version.ts';
import { traceRequests } from './requests.ts';
import { traceStatements } from './statements.ts';

/** Milliseconds for which a batch of spans is sent and, after failures, sent again. */
const TIMEOUT = 5_000;
/** Characters of a statement: one that stores many rows has some 100,000. */
const ATTRIBUTE_MAX = 4_000;

/** Sends traces of requests to the configured collector. Spans that it does not accept are dropped. */
export function startTracing({ endpoint, percent, port }: TracesConfig, log: Log) {
  const report = (message: string) => log.warn({ reason: message }, 'traces cannot be sent');
  const ignore = () => {};
  diag.setLogger(
    { error: report, warn: report, info: ignore, debug: ignore, verbose: ignore },
    DiagLogLevel.WARN,
  );
  const exporter = new OTLPTraceExporter({
    url: `${endpoint.replace(/\/$/, '')}/v1/traces`,
    timeoutMillis: TIMEOUT,
  });
  const provider = new TracerProvider({
    resource: defaultResource().merge(
      resourceFromAttributes({
        'service.name': 'campetto',
        'service.version': VERSION,
        'service.instance.id': `${hostname()}:${port}`,
      }),
    ),
    sampler: new TraceIdRatioBasedSampler(percent / 100),
    spanLimits: { attributeValueLengthLimit: ATTRIBUTE_MAX },
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  });
  const tracer = provider.getTracer('campetto');
  return {
    requests: traceRequests(tracer),
    traceStatements: (pool: Pool) => traceStatements(pool, tracer),
    /** Sends what is left. */
    stop: () =>
      provider
        .shutdown()
        .catch((err: unknown) => log.warn({ err }, 'the last traces were not sent')),
  };
}
