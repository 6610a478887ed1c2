import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ensureChromium } from '../lib/chromium.ts';
import { ROOT } from '../lib/processes.ts';
import { build } from './builds.ts';
import { type OpenStorybook, openStorybook, type Screenshot, startBrowser } from './screenshots.ts';
import { refusal } from './shots.ts';

// A Storybook of planted stories, built and captured as the product’s is.

const MAIN = `export default {
  framework: '@storybook/react-vite',
  stories: ['../*.stories.tsx'],
  addons: [${JSON.stringify(join(ROOT, '.storybook/visual.ts'))}],
  core: { disableTelemetry: true },
};`;

const STORIES = `
export default { title: 'Planted' };
export const Matrix = {
  render: () => <p>{new Date().toISOString()} {Date.now()} {Math.random()}</p>,
};
export const Late = {
  render: () => <p ref={(p) => { setTimeout(() => p?.append('at last'), 60) }}>Comes </p>,
};
export const Throws = { render: () => { throw new Error('planted') } };
export const Fails = { render: () => <p />, play: () => { throw new Error('planted too') } };
export const Unfocused = { render: () => <p data-looks="focused"><button>Planted</button></p> };
export const Requests = { render: () => <img alt="" src="https://example.com/court.png" /> };
`;

mkdirSync(join(ROOT, '.cache'), { recursive: true });
const folder = mkdtempSync(join(ROOT, '.cache/planted-'));
const browser = await startBrowser(await ensureChromium());
let storybook: OpenStorybook;
let taken: Map<string, Screenshot>;

beforeAll(async () => {
  mkdirSync(join(folder, '.storybook'));
  writeFileSync(join(folder, '.storybook/main.ts'), MAIN);
  writeFileSync(join(folder, 'Planted.stories.tsx'), STORIES);
  storybook = await openStorybook(browser, await build(folder, join(folder, 'storybook')));
  taken = await storybook.capture(storybook.shots, join(folder, 'screenshots'));
});

afterAll(async () => {
  storybook?.close();
  await browser.close();
  rmSync(folder, { recursive: true });
});

function refusalOf(story: string): string {
  const shot = storybook.shots.find((one) => one.story === story);
  const fault = shot && taken.get(shot.key)?.fault;
  return fault ? refusal(shot, fault) : 'not refused';
}

test('every story is captured, a matrix from every side', () => {
  const stories = storybook.shots.map(({ story }) => story);
  expect(stories.filter((story) => story === 'planted--matrix')).toHaveLength(8);
  expect(new Set(stories).size).toBe(6);
  expect(taken.size).toBe(13);
});

test.each([
  ['planted--throws', '“Throws” throws “planted”'],
  ['planted--fails', '“Fails” throws “planted too”'],
  ['planted--unfocused', '“Unfocused” throws “nothing looks focused in “Planted””'],
  ['planted--requests', '“Requests” requests https://example.com/court.png'],
])('refuses %s', (story, what) => {
  const sentence = `Planted.stories.tsx: the story ${what}, and a story must come to rest by itself.`;
  expect(refusalOf(story)).toBe(sentence);
});

test('clock, chance and what comes late make no difference, beside others or alone', async () => {
  const still = storybook.shots.filter(({ key }) => /(matrix|late).en-light/.test(key));
  const again = await storybook.capture(still, join(folder, 'again'), { alone: true });
  for (const { key } of still) expect(again.get(key)).toEqual(taken.get(key));
});
