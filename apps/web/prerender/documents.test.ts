import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES, pageAt } from '@campetto/contract';
import { REST_RANGE } from '@campetto/ui/foundations';
import { HtmlValidate } from 'html-validate';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { LEGAL, MARKETING, ORIGIN } from '../src/config/brand.ts';
import { built, findTag, graphOf, tagsOf, titleOf } from './document.ts';
import { PAGES } from './pages.ts';

const dist = join(import.meta.dirname, '../dist');
const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    // Vite and React write HTML in this style, which every parser reads in the same way.
    'doctype-style': 'off',
    'void-style': 'off',
    'attr-case': 'off',
    'attribute-empty-style': 'off',
    // React's ids of fields start with an underscore.
    'valid-id': ['error', { relaxed: true }],
    'attribute-boolean-style': 'off',
    // The bar contains its links twice, for wide and narrow screens; only one is ever shown.
    'unique-landmark': 'off',
  },
});

/** A character of the font files that no page requests at first. */
const RARE = RegExp(
  `[${REST_RANGE.replaceAll(', ', '').replaceAll(/(?:U\+|(?<=-))([\dA-F]+)/g, '\\u{$1}')}]`,
  'u',
);

const documents = PAGES.flatMap(({ name, path, describedAs }) =>
  LANGUAGES.map((language) => {
    const html = built(`pages/${language}/${name}.html`);
    return { name, path, describedAs, language, html, tags: tagsOf(html) };
  }),
);
/** The documents that search engines may index: one for each public address and language. */
const publics = documents.filter(({ name, describedAs }) => name === describedAs);
const idsOf = (name: string, language: string) =>
  documents
    .find((one) => one.name === name && one.language === language)
    ?.tags.map(({ attributes }) => attributes['id']);

describe.each(documents)('$name in $language', ({ name, language, html, tags }) => {
  test('is valid HTML', async () => {
    const { results } = await validator.validateString(html);
    expect(results.flatMap(({ messages }) => messages.map((one) => one.message))).toEqual([]);
  });

  test('names the company in its footer, as Italian law requires of a website', () => {
    const [, footer = ''] = /<footer[^>]*>(.*)<\/footer>/s.exec(html) ?? [];
    const { company, address, vatNumber, rea, pec } = LEGAL;
    const words = footer.replaceAll('\u00A0', ' ');
    for (const fact of [company, address.street, address.postalCode, vatNumber, rea, pec]) {
      expect(words).toContain(fact);
    }
  });

  test('[LANG-6] says its language', () => {
    expect(findTag(tags, 'html', { lang: language })).toBeDefined();
  });

  test('links only to what exists, in its language', () => {
    const links = tags.filter((tag) => tag.name === 'a');
    const downloads = links.filter((tag) => 'download' in tag.attributes);
    for (const { attributes } of downloads)
      expect(existsSync(`${dist}${attributes['href']}`), attributes['href']).toBe(true);
    const hrefs = links
      .filter((tag) => !downloads.includes(tag))
      .map((tag) => tag.attributes['href'] ?? '');
    expect(hrefs).not.toHaveLength(0);
    for (const href of hrefs.filter((one) => /^[/?#]/.test(one))) {
      const url = new URL(href, `${ORIGIN}/`);
      if (href.startsWith('/')) {
        const target = pageAt(url.pathname);
        expect(target, href).toBeDefined();
        expect(url.searchParams.get('lang'), href).toBe(language);
        if (url.hash) expect(idsOf(target ?? '', language), href).toContain(url.hash.slice(1));
      } else if (href.startsWith('#')) {
        expect(idsOf(name, language), href).toContain(url.hash.slice(1));
      } else {
        expect(LANGUAGES).toContain(url.searchParams.get('lang'));
      }
    }
  });

  test('links to headings that have the same ids in the other language', () => {
    const headings = tags.filter((tag) => /^h[1-6]$/.test(tag.name));
    const ids = headings.flatMap(({ attributes }) => attributes['id'] ?? []);
    const others = LANGUAGES.map((other) => idsOf(name, other));
    for (const id of ids) for (const all of others) expect(all).toContain(id);
    const named = tags.filter(({ attributes }) =>
      /^Link (to|a): /.test(attributes['aria-label'] ?? ''),
    );
    const isDocument = ['privacy', 'terms', 'documentation'].includes(name);
    expect(named.length > 20).toBe(isDocument);
  });

  test('requests only files of its own that exist', () => {
    const files = tags.flatMap(({ name: tag, attributes }) => [
      ...(tag === 'link' && !/^(canonical|alternate)$/.test(attributes['rel'] ?? '')
        ? [attributes['href'] ?? '']
        : []),
      ...(attributes['src'] ? [attributes['src']] : []),
      ...(attributes['srcset']?.split(',').map((one) => one.trim().split(' ')[0] ?? '') ?? []),
    ]);
    expect(files).not.toHaveLength(0);
    for (const file of files.filter((one) => !one.startsWith('data:'))) {
      expect(file).toMatch(/^\//);
      expect(existsSync(join(dist, file)), file).toBe(true);
    }
  });

  // Any other character makes the browser request two more files before the page has its fonts.
  test('is written in the characters of the fonts that it requests at once', () => {
    const words = html.replaceAll(/<(script|style)\b.*?<\/\1>|<[^>]*>/gs, '');
    const others = [...words].filter((one) => RARE.test(one));
    expect(others).toEqual([]);
  });

  test('has one heading of the first rank and skips none', () => {
    const ranks = tags.flatMap((tag) => /^h([1-6])$/.exec(tag.name)?.[1] ?? []).map(Number);
    expect(ranks.filter((rank) => rank === 1)).toHaveLength(1);
    expect(ranks[0]).toBe(1);
    ranks.forEach((rank, index) => {
      expect(rank - (ranks[index - 1] ?? 0), `heading ${index + 1}`).toBeLessThanOrEqual(1);
    });
  });
});

describe.each(publics)('$name in $language', ({ name, path, language, html, tags }) => {
  const address = `${ORIGIN}${path}?lang=${language}`;
  const meta = (key: string, value: string) =>
    findTag(tags, 'meta', { [key]: value })?.attributes['content'];
  /** The names and contents of the tags whose name matches, in their order. */
  const metasOf = (names: RegExp) =>
    tags
      .filter((tag) => tag.name === 'meta')
      .map(({ attributes }) => [
        attributes['name'] ?? attributes['property'],
        attributes['content'],
      ])
      .filter(([name = '']) => names.test(name));

  test('[SITE-5] has a title and a description of its own', () => {
    const description = meta('name', 'description') ?? '';
    expect(titleOf(html).length).toBeGreaterThan(5);
    expect(description.length).toBeGreaterThan(40);
    expect(publics.filter((one) => titleOf(one.html) === titleOf(html))).toHaveLength(1);
    const same = (one: (typeof publics)[number]) =>
      findTag(one.tags, 'meta', { name: 'description', content: description });
    expect(publics.filter(same)).toHaveLength(1);
    if (name === 'home' && language === 'en') {
      expect(titleOf(html)).toBe('Find Your Perfect Sports Venue');
    }
  });

  test('may be indexed, unlike the back office whose document it is made from', () => {
    expect(findTag(tagsOf(built('index.html')), 'meta', { name: 'robots' })).toBeDefined();
    expect(meta('name', 'robots')).toBeUndefined();
  });

  test('[SITE-8] has its colour, its locale and a large card with a picture from the root', async () => {
    const [locale, other] = language === 'en' ? ['en_US', 'it_IT'] : ['it_IT', 'en_US'];
    const picture = `${ORIGIN}/social${name === 'sharedGame' ? '-game' : ''}-${language}.png`;
    // Each is there once only, because readers choose differently between two colours or locales.
    expect(metasOf(/^theme-color$/)).toEqual([['theme-color', '#0E6FE6']]);
    expect(metasOf(/^twitter:/)).toEqual([
      ['twitter:card', 'summary_large_image'],
      ['twitter:image', picture],
    ]);
    expect(metasOf(/^og:/)).toEqual([
      ['og:type', 'website'],
      ['og:site_name', 'Campetto'],
      ['og:title', titleOf(html).replace(/ · Campetto$/, '')],
      ['og:description', meta('name', 'description')],
      ['og:url', address],
      ['og:image', picture],
      ['og:image:width', '1200'],
      ['og:image:height', '630'],
      ['og:image:alt', expect.stringMatching(language === 'en' ? /A phone/ : /Un telefono/)],
      ['og:locale', locale],
      ['og:locale:alternate', other],
    ]);
    const { format, width, height } = await sharp(join(dist, new URL(picture).pathname)).metadata();
    expect({ format, width, height }).toEqual({ format: 'png', width: 1200, height: 630 });
  });

  test('names its own address and those of its translations, which name it back', () => {
    expect(findTag(tags, 'link', { rel: 'canonical' })?.attributes['href']).toBe(address);
    const alternates = (all: typeof tags) =>
      Object.fromEntries(
        all
          .filter((tag) => tag.name === 'link' && tag.attributes['rel'] === 'alternate')
          .map(({ attributes }) => [attributes['hreflang'], attributes['href']]),
      );
    const expected = {
      'x-default': ORIGIN + path,
      en: `${ORIGIN}${path}?lang=en`,
      it: `${ORIGIN}${path}?lang=it`,
    };
    const translations = publics.filter((one) => one.name === name);
    expect(translations).toHaveLength(2);
    for (const one of translations) expect(alternates(one.tags)).toEqual(expected);
  });

  test('describes who, what and where it is to search engines', () => {
    const graph = graphOf(html);
    const entry = (type: string) => graph.find((one) => one['@type'] === type);
    expect(entry('Organization')).toMatchObject({
      name: 'Campetto',
      url: ORIGIN,
      logo: `${ORIGIN}/icon-512.png`,
      email: expect.stringContaining('@'),
      legalName: LEGAL.company,
      vatID: LEGAL.vatNumber,
      sameAs: Object.values(MARKETING.socialLinks),
    });
    const isAboutTheCompany = name === 'about' || name === 'contact';
    expect(entry('Organization')?.['address']).toEqual(
      isAboutTheCompany
        ? {
            '@type': 'PostalAddress',
            streetAddress: LEGAL.address.street,
            postalCode: LEGAL.address.postalCode,
            addressLocality: LEGAL.address.city,
            addressRegion: LEGAL.address.province,
            addressCountry: 'IT',
          }
        : undefined,
    );
    expect(entry('Organization')?.['identifier']).toEqual(
      isAboutTheCompany
        ? { '@type': 'PropertyValue', propertyID: 'REA', value: LEGAL.rea }
        : undefined,
    );
    expect(entry('Organization')?.['contactPoint']).toEqual(
      isAboutTheCompany
        ? { '@type': 'ContactPoint', contactType: 'PEC', email: LEGAL.pec }
        : undefined,
    );
    const items = ['/', name === 'sharedGame' ? '/share' : path].map((place, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: expect.stringMatching(/./),
      item: `${ORIGIN}${place}?lang=${language}`,
    }));
    expect(entry('BreadcrumbList')?.['itemListElement']).toEqual(
      name === 'home' ? undefined : items,
    );
    const app = entry('MobileApplication');
    expect(app !== undefined).toBe(name === 'home' || name === 'download');
    if (app) {
      expect(app).toMatchObject({
        operatingSystem: 'iOS, Android',
        applicationCategory: 'SportsApplication',
        installUrl: Object.values(MARKETING.storeLinks),
        offers: { '@type': 'Offer', price: 0 },
      });
    }
    const faq = entry('FAQPage')?.['mainEntity'];
    expect(Array.isArray(faq)).toBe(name === 'home');
    // Search engines get the questions in the same words as the page.
    for (const one of Array.isArray(faq) ? faq : []) {
      expect(html).toContain(`>${one.name}</summary>`);
      expect(html).toContain(`>${one.acceptedAnswer.text}</p>`);
    }
    // A rating that the site has not collected itself is against the search engines' rules.
    expect(JSON.stringify(graph)).not.toMatch(/"(aggregateRating|review)"/);
  });
});
