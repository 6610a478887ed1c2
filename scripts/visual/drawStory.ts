import type { Page } from 'playwright';
import type { Shot } from './shots.ts';

/** A story must have come to rest within this time (ms). */
const TIMEOUT = 30_000;

type Listener = (...args: unknown[]) => void;

declare global {
  /** The channel between Storybook’s manager and the page of the stories. */
  var __STORYBOOK_ADDONS_CHANNEL__: {
    on(event: string, listener: Listener): void;
    off(event: string, listener: Listener): void;
    emit(event: string, data: unknown): void;
  };
  var __STORYBOOK_PREVIEW__: { ready(): Promise<void>; extract(): Promise<unknown> };
}

/** Opens the page that stories are drawn in, for pictures in one mode. */
export async function openPage(page: Page, url: string, { language, theme }: Shot['mode']) {
  await page.goto(`${url}/iframe.html?chromatic=true`);
  await page.evaluate(
    async (globals) => {
      await __STORYBOOK_PREVIEW__.ready();
      __STORYBOOK_ADDONS_CHANNEL__.emit('updateGlobals', { globals });
    },
    // The accessibility of stories is checked elsewhere; here it would cost the time of a picture.
    { language, theme, a11y: { manual: true } },
  );
}

/** Draws a story in that page, its play function included; returns the message of what it threw, if anything. */
export async function drawStory(page: Page, story: string): Promise<string | undefined> {
  return page.evaluate(
    async ([id, timeout]) => {
      const channel = __STORYBOOK_ADDONS_CHANNEL__;
      const faults: string[] = [];
      await new Promise<void>((resolve) => {
        const end = (fault?: string) => {
          clearTimeout(timer);
          for (const [event, listener] of listeners) channel.off(event, listener);
          if (fault) faults.push(fault);
          resolve();
        };
        const thrown: Listener = (data) => {
          const { message, description } = [data].flat()[0] as Record<string, string>;
          faults.push(`throws “${(message ?? description ?? 'something').split('\n')[0]}”`);
        };
        const listeners: [string, Listener][] = [
          ['storyThrewException', thrown],
          ['storyErrored', thrown],
          ['playFunctionThrewException', thrown],
          ['unhandledErrorsWhilePlaying', thrown],
          ['storyMissing', () => end('is missing')],
          ['storyFinished', (data) => (data as { storyId: string }).storyId === id && end()],
        ];
        const timer = setTimeout(() => end(`does not come to rest in ${timeout} ms`), timeout);
        for (const [event, listener] of listeners) channel.on(event, listener);
        channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' });
      });
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      await frame();
      await frame();
      return faults[0];
    },
    [story, TIMEOUT] as const,
  );
}
