import { expect, test } from '../support/fixtures.ts';
import { hydrated, PAGES } from '../support/visit.ts';

test('a second visit transfers no script, style or font again', async ({ context, request }) => {
  test.slow();
  /** The bytes that each file took from the server; none for those from the cache. */
  async function visit(path: string) {
    const page = await context.newPage();
    await page.goto(`${path}?lang=en`);
    await hydrated(page);
    await page.evaluate(() => document.fonts.ready);
    const loaded = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map((entry) => entry as PerformanceResourceTiming)
        .filter(({ name }) => /\.(js|css|woff2)$/.test(name))
        .map(({ name, transferSize }) => ({ name, transferSize })),
    );
    await page.close();
    return loaded;
  }
  const files = new Set<string>();
  for (const path of PAGES) {
    const kinds = (await visit(path)).map(({ name }) => name.replace(/.*\./, ''));
    expect(kinds, path).toEqual(expect.arrayContaining(['js', 'woff2']));
    const again = await visit(path);
    expect(again.length, path).toBeGreaterThan(0);
    const transferred = again.filter(({ transferSize }) => transferSize > 0);
    expect(transferred, path).toEqual([]);
    for (const { name } of again) files.add(name);
  }
  // Without asking the server either.
  for (const name of files) {
    const { 'cache-control': cached } = (await request.get(name)).headers();
    expect(cached, name).toContain('immutable');
  }
});
