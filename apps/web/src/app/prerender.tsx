import { LANGUAGES, type Language } from '@campetto/contract';
import { HEAD_CATALOGUE } from '@campetto/messages/head/catalogue';
import { i18n } from '@lingui/core';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { activateLanguage, addCatalogue } from '../i18n/activate.ts';
import { withLanguage } from '../i18n/address.ts';
import { SuppliedDocuments } from '../site/documents/siteDocument.ts';
import { LOADING_TEXTS } from '../site/head/loadingTexts.ts';
import { StaticHead } from '../site/head/StaticHead.tsx';
import type { SitePageName } from '../site/pages.ts';
import { Providers } from './Providers.tsx';
import { prerenderedDocument } from './prerenderedDocument.ts';
import { loadPage, SiteRoutes } from './siteRoutes.tsx';

export { siteFiles } from '../site/siteFiles.ts';

/** React renders the elements of the head first. */
const HEAD = /^(?:<(?:meta|link)\b[^>]*>|<title>[^<]*<\/title>)*/;

await addCatalogue(HEAD_CATALOGUE);

/** A page as HTML: what goes into its head, and what into `#root`. */
export async function renderPage(path: string, language: Language, page?: SitePageName) {
  await Promise.all([activateLanguage(language), loadPage(path)]);
  const html = renderToString(
    <Providers>
      <SuppliedDocuments value={prerenderedDocument}>
        <StaticRouter location={withLanguage(path, language)}>
          <SiteRoutes />
        </StaticRouter>
      </SuppliedDocuments>
    </Providers>,
  );
  const [head = ''] = HEAD.exec(html) ?? [];
  const staticHead = page && (
    <Providers>
      <StaticHead page={page} path={path} language={language} />
    </Providers>
  );
  return { head: head + renderToStaticMarkup(staticHead), body: html.slice(head.length) };
}

/** The texts of the back office's page while it is empty, in each language, as HTML. */
export async function renderLoadingTexts(): Promise<string> {
  const late: string[] = [];
  const noScripts: string[] = [];
  for (const language of LANGUAGES) {
    await activateLanguage(language);
    late.push(`<p lang="${language}">${i18n._(LOADING_TEXTS.late)}</p>`);
    noScripts.push(`<p lang="${language}">${i18n._(LOADING_TEXTS.noScripts)}</p>`);
  }
  return `${late.join('')}<noscript>${noScripts.join('')}</noscript>`;
}
