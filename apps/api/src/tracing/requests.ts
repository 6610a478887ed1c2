import { SpanKind, SpanStatusCode, type Tracer } from '@opentelemetry/api';
import fp from 'fastify-plugin';
import { routeLabels } from '../http/route-labels.ts';
import { activeSpan } from './active-span.ts';

/**
 * A plugin that traces each request, from its headers to the end of its response, and adds the id of the trace to
 * the lines of its log. It is the root of its trace, because anyone can send a `traceparent` header. Attributes name
 * the route and nothing that a client chose.
 */
export const traceRequests = (tracer: Tracer) =>
  fp(
    async (app) => {
      app.addHook('onRequest', (request, reply, done) => {
        const { method, route } = routeLabels(request);
        const span = tracer.startSpan(`${method} ${route}`, {
          root: true,
          kind: SpanKind.SERVER,
          attributes: { 'http.request.method': method, 'http.route': route },
        });
        if (!span.isRecording()) return done();
        reply.log = request.log.child({ trace_id: span.spanContext().traceId });
        request.log = reply.log;
        reply.raw.once('close', () => {
          const status = reply.raw.statusCode;
          span.setAttribute('http.response.status_code', status);
          if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
          span.end();
        });
        activeSpan.run(span, done);
      });
    },
    { name: 'request-traces' },
  );
