import { join } from 'node:path';
import { chromium } from 'playwright';
import { build } from '../visual/builds.ts';
import { serve } from '../visual/serve.ts';
import { CHROMIUM_FLAGS, ensureChromium } from './chromium.ts';
import { ROOT } from './processes.ts';

const STORIES = join(ROOT, '.cache/stories');

export interface Stories {
  /** What a story draws in a language and theme, cut out as PNG; `scale` is px of the screenshot per px. */
  screenshot(
    story: string,
    language: string,
    scale: number,
    theme?: 'light' | 'dark',
  ): Promise<Buffer>;
  close(): Promise<void>;
}

/** Builds the stories, serves them on the loopback and opens a browser before them. */
export async function openStories(): Promise<Stories> {
  const server = await serve(await build(ROOT, STORIES));
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: CHROMIUM_FLAGS,
  });
  return {
    async screenshot(story, language, scale, theme = 'light') {
      const page = await browser.newPage({
        viewport: { width: 1280, height: 720 },
        deviceScaleFactor: scale,
        colorScheme: theme,
        reducedMotion: 'reduce',
      });
      await page.clock.setFixedTime(new Date('2026-01-01T12:00:00Z'));
      const query = `id=${story}&globals=language:${language};theme:${theme}`;
      await page.goto(`${server.url}/iframe.html?${query}`);
      const drawing = page.locator('.sb-show-main #storybook-root > [lang] > *');
      await drawing.waitFor();
      await page.evaluate(() => document.fonts.ready);
      const screenshot = await drawing.screenshot({ animations: 'disabled' });
      await page.close();
      return screenshot;
    },
    async close() {
      await browser.close();
      server.close();
    },
  };
}
