import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from '@campetto/contract';
import { expect, test } from 'vitest';
import { APP_SIGNATURES, APPS, BRAND, ORIGIN } from '../src/config/brand.ts';
import { built } from './document.ts';
import { PAGES } from './pages.ts';

const dist = join(import.meta.dirname, '../dist');

test('the sitemap names each public page in each language with its translations, and nothing else', () => {
  const entries = Array.from(
    built('sitemap.xml').matchAll(/<url><loc>([^<]*)<\/loc>(.*?)<\/url>/g),
    ([, url = '', alternates = '']) => ({ url, alternates }),
  );
  const addresses = entries.map(({ url }) => url);
  for (const { url, alternates } of entries) {
    const page = url.replace(/\?.*/, '');
    const found = [...alternates.matchAll(/hreflang="([^"]*)" href="([^"]*)"/g)];
    expect(Object.fromEntries(found.map(([, language, href]) => [language, href]))).toEqual({
      'x-default': page,
      ...Object.fromEntries(LANGUAGES.map((language) => [language, `${page}?lang=${language}`])),
    });
  }
  const pages = PAGES.filter(
    ({ name, describedAs }) => name === describedAs && name !== 'sharedGame',
  );
  const expected = pages.flatMap(({ path }) =>
    LANGUAGES.map((language) => `${ORIGIN}${path}?lang=${language}`),
  );
  expect(addresses.toSorted()).toEqual(expected.toSorted());
});

test('robots stay out of the back office and the endpoints, and find the sitemap', () => {
  expect(built('robots.txt').trim().split('\n')).toEqual([
    'User-agent: *',
    'Disallow: /admin',
    'Disallow: /api/',
    '',
    `Sitemap: ${ORIGIN}/sitemap.xml`,
  ]);
});

test('the manifest opens the landing page, and names icons that exist, one of which may be cropped', () => {
  const { icons, theme_color, name, short_name, start_url } = JSON.parse(
    built('manifest.webmanifest'),
  );
  expect(theme_color).toBe('#0E6FE6');
  expect([name, short_name]).toEqual([BRAND.name, BRAND.name]);
  expect(start_url).toBe('/');
  const purposes = icons.map(({ purpose = 'any' }) => purpose);
  expect(purposes).toEqual(expect.arrayContaining(['any', 'maskable']));
  for (const { src } of icons) expect(existsSync(join(dist, src)), src).toBe(true);
});

test('the manifest of the build, which names the source files, is not published', () => {
  expect(existsSync(join(dist, '.vite'))).toBe(false);
});

test('security.txt names where to report a vulnerability, for a year', () => {
  const fields = new Map(
    built('.well-known/security.txt')
      .trim()
      .split('\n')
      .map((line) => line.split(': ', 2) as [string, string]),
  );
  expect(fields.get('Contact')).toBe(`mailto:${BRAND.email}`);
  expect(fields.get('Canonical')).toBe(`${ORIGIN}/.well-known/security.txt`);
  expect(fields.get('Preferred-Languages')).toBe('en, it');
  const days = (Date.parse(fields.get('Expires') ?? '') - Date.now()) / 86_400_000;
  // RFC 9116 recommends less than a year.
  expect(days).toBeGreaterThan(300);
  expect(days).toBeLessThan(366);
});

const rules = [{ '/': '/admin*', exclude: true }, { '/': '/share/*' }];

test('the apps open shared games and never the back office', () => {
  const apple = JSON.parse(built('.well-known/apple-app-site-association'));
  for (const { components, appIDs } of apple.applinks.details) {
    expect(components).toEqual(rules);
    const { teamId, bundleId } = APP_SIGNATURES.ios;
    expect(appIDs).toEqual([`${teamId}.${bundleId}`]);
  }
  expect(apple.applinks.details).toHaveLength(1);
  const [android, ...others] = JSON.parse(built('.well-known/assetlinks.json'));
  expect(others).toHaveLength(0);
  const urls = 'delegate_permission/common.handle_all_urls';
  expect(android.relation).toEqual([urls]);
  expect(android.relation_extensions[urls].dynamic_app_link_components).toEqual(rules);
  expect(android.target.package_name).toBe(APPS.android.packageName);
  for (const print of android.target.sha256_cert_fingerprints) {
    expect(print).toMatch(/^([0-9A-F]{2}:){31}[0-9A-F]{2}$/);
  }
});
