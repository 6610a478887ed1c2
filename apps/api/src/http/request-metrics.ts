import fp from 'fastify-plugin';
import { requestDuration, requests } from '../metrics/metrics.ts';
import { routeLabels } from './route-labels.ts';

/** Counts and times the requests. */
export const requestMetrics = fp(
  async (app) => {
    app.addHook('onResponse', async (request, { statusCode, elapsedTime }) => {
      const labels = routeLabels(request);
      requests.inc({ ...labels, status: `${Math.floor(statusCode / 100)}xx` });
      requestDuration.observe(labels, elapsedTime / 1000);
    });
  },
  { name: 'request-metrics' },
);
