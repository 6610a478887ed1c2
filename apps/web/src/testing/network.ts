import { type HttpHandler, HttpResponse, http } from 'msw';
import { setupWorker } from 'msw/browser';
import { HEALTHY } from './handlers.ts';

const worker = setupWorker();

/** Endpoints that the story has requested without a handler. */
let unhandled: string[] = [];

const fallback = http.all('/api/*', ({ request }) => {
  unhandled.push(`${request.method} ${new URL(request.url).pathname}`);
  return HttpResponse.error();
});

let started: Promise<unknown> | undefined;

/** Responds to requests by these handlers, then by those of a server without problems. */
export async function mockNetwork(handlers: readonly HttpHandler[] = []): Promise<void> {
  unhandled = [];
  worker.resetHandlers(...handlers, ...HEALTHY, fallback);
  started ??= worker.start({
    serviceWorker: { url: `${import.meta.env.BASE_URL}mockServiceWorker.js` },
    quiet: true,
    onUnhandledFrame: 'bypass',
  });
  await started;
}

/** Throws if the story has requested an endpoint that has no handler. */
export function checkRequests(): void {
  if (unhandled.length > 0) throw new Error(`There is no handler for ${unhandled.join(', ')}.`);
}
