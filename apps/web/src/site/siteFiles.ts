import { LANGUAGES, PATHS } from '@campetto/contract';
import { APP_SIGNATURES, APPS, BRAND, MARKETING, ORIGIN } from '../config/brand.ts';
import { alternatesOf, withLanguage } from '../i18n/address.ts';
import { PAGE_TITLES, type SitePageName } from './pages.ts';

const APP_LINKS = [{ '/': `${PATHS.admin}*`, exclude: true }, { '/': `${PATHS.share}/*` }];
const HANDLE_URLS = 'delegate_permission/common.handle_all_urls';

/** The paths of the public pages; a shared game is found by its link only. */
const ADDRESSES = (Object.keys(PAGE_TITLES) as SitePageName[])
  .filter((page) => page !== 'sharedGame')
  .map((page) => PATHS[page]);

function sitemap(): string {
  const urls = ADDRESSES.flatMap((path) => {
    const address = ORIGIN + path;
    const alternates = alternatesOf(address)
      .map(
        ({ hreflang, href }) =>
          `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${href}"/>`,
      )
      .join('');
    return LANGUAGES.map(
      (language) => `<url><loc>${withLanguage(address, language)}</loc>${alternates}</url>`,
    );
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('\n')}
</urlset>
`;
}

const YEAR = 365 * 24 * 60 * 60 * 1000;

/** Where to report a vulnerability (RFC 9116). It expires after a year, as the address may have changed by then. */
const securityContact = (now: number) => `Contact: mailto:${BRAND.email}
Expires: ${new Date(now + YEAR).toISOString()}
Preferred-Languages: ${LANGUAGES.join(', ')}
Canonical: ${ORIGIN}/.well-known/security.txt
`;

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/** The files that robots, app stores and home screens request from the site's root: path → content. */
export function siteFiles(): Record<string, string> {
  return {
    'robots.txt': `User-agent: *\nDisallow: ${PATHS.admin}\nDisallow: /api/\n\nSitemap: ${ORIGIN}/sitemap.xml\n`,
    'sitemap.xml': sitemap(),
    'manifest.webmanifest': json({
      name: BRAND.name,
      short_name: BRAND.name,
      start_url: PATHS.home,
      display: 'browser',
      theme_color: '#0E6FE6',
      background_color: '#F6F8FB',
      icons: [
        { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
        { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
        {
          src: '/icon-maskable-512.png',
          sizes: '512x512',
          type: 'image/png',
          purpose: 'maskable',
        },
      ],
      related_applications: [
        { platform: 'itunes', url: MARKETING.storeLinks.appStore },
        { platform: 'play', id: APPS.android.packageName },
      ],
    }),
    '.well-known/security.txt': securityContact(Date.now()),
    // The apps open the addresses of shared games only. Android reads these rules from this file since version 15;
    // older versions read them in the app.
    '.well-known/apple-app-site-association': json({
      applinks: {
        details: [
          {
            appIDs: [`${APP_SIGNATURES.ios.teamId}.${APP_SIGNATURES.ios.bundleId}`],
            components: APP_LINKS,
          },
        ],
      },
    }),
    '.well-known/assetlinks.json': json([
      {
        relation: [HANDLE_URLS],
        relation_extensions: { [HANDLE_URLS]: { dynamic_app_link_components: APP_LINKS } },
        target: {
          namespace: 'android_app',
          package_name: APPS.android.packageName,
          sha256_cert_fingerprints: APP_SIGNATURES.android,
        },
      },
    ]),
  };
}
