import { LANGUAGES } from '@campetto/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { PAGES } from '../prerender/pages.ts';
import { BUDGET, FIRST_FLIGHT, floor, weigh } from './weights.ts';

let least = 0;
beforeAll(async () => {
  least = await floor();
}, 60_000);

test('an empty page loads of the router only what it uses', () => {
  // With the rest, 85.8 KB.
  expect(least).toBeLessThanOrEqual(82_000);
});

const pages = PAGES.flatMap(({ name }) => LANGUAGES.map((language) => `${language}/${name}`));

describe.each(pages)('%s', (page) => {
  test('loads little more script than an empty page does', () => {
    const { js } = weigh(page);
    expect(js).toBeGreaterThan(least * 0.9);
    expect(js / least).toBeLessThanOrEqual(BUDGET.js);
  });

  test('keeps styles and fonts within their budget', () => {
    const { css, fonts } = weigh(page);
    expect(css).toBeGreaterThan(0);
    expect(css).toBeLessThanOrEqual(BUDGET.css);
    expect(fonts).toBeGreaterThan(0);
    expect(fonts).toBeLessThanOrEqual(BUDGET.fonts);
  });
});

const LONG = /\/(privacy|terms|documentation)$/;

test.each(pages.filter((page) => !LONG.test(page)))('%s arrives in one round trip', (page) => {
  expect(weigh(page).html).toBeLessThanOrEqual(FIRST_FLIGHT);
});
