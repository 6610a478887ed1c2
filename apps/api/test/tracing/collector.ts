import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { listenerOf } from '../support/failures/listener.ts';

type Value = { stringValue?: string; intValue?: number };

/** A span as a collector receives it. */
export interface ReceivedSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  status: { code: number };
  attributes: Record<string, string | number | undefined>;
  resource: Record<string, string | number | undefined>;
}

interface Attributes {
  attributes: { key: string; value: Value }[];
}
interface Batch {
  resourceSpans: {
    resource: Attributes;
    scopeSpans: { spans: (Omit<ReceivedSpan, 'attributes' | 'resource'> & Attributes)[] }[];
  }[];
}

const valuesOf = ({ attributes }: Attributes) =>
  Object.fromEntries(
    attributes.map(({ key, value }) => [key, value.stringValue ?? Number(value.intValue)]),
  );

/** A collector on loopback that speaks OTLP over HTTP. */
export async function startCollector() {
  const spans: ReceivedSpan[] = [];
  const paths = new Set<string | undefined>();
  const receive = async (request: IncomingMessage, response: ServerResponse) => {
    paths.add(request.url);
    const { resourceSpans } = (await json(request)) as Batch;
    for (const { resource, scopeSpans } of resourceSpans) {
      for (const span of scopeSpans.flatMap((scope) => scope.spans)) {
        spans.push({ ...span, attributes: valuesOf(span), resource: valuesOf(resource) });
      }
    }
    response.setHeader('content-type', 'application/json').end('{}');
  };
  const server = createServer(listenerOf(receive));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** All that it has received. */
    spans,
    paths,
    stop: () => new Promise((resolve) => server.close(resolve).closeAllConnections()),
  };
}
