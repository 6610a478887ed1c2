import { HttpResponse, http } from 'msw';
import { setupWorker } from 'msw/browser';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { HEALTHY } from './handlers.ts';

/** Endpoints that the story has requested without a handler. */
let unhandled: string[] = [];

const fallback = http.all('/api/*', ({ request }) => {
  unhandled.push(`${request.method} ${new URL(request.url).pathname}`);
  return HttpResponse.error();
});

/** Responds by the handlers of the story’s `parameters.msw`, then by those of a server without problems. */
export const mockNetwork = mswLoader(async () => {
  const worker = setupWorker(...HEALTHY, fallback);
  await worker.start({
    serviceWorker: { url: `${import.meta.env.BASE_URL}mockServiceWorker.js` },
    quiet: true,
    onUnhandledFrame: 'bypass',
  });
  return worker;
});

/** Throws if the story has requested an endpoint that has no handler. */
export function checkRequests(): void {
  const requested = unhandled;
  unhandled = [];
  if (requested.length > 0) throw new Error(`There is no handler for ${requested.join(', ')}.`);
}
