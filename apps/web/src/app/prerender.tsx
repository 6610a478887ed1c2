import { LANGUAGES, type Language } from '@campetto/contract';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { ORIGIN } from '../config/brand.ts';
import { activateLanguage } from '../i18n/activate.ts';
import { SuppliedDocuments } from '../site/documents/siteDocument.ts';
import type { SitePageName } from '../site/pages.ts';
import { StaticHead } from '../site/StaticHead.tsx';
import { Providers } from './Providers.tsx';
import { prerenderedDocument } from './prerenderedDocument.ts';
import { routes } from './routes.tsx';

export { siteFiles } from '../site/siteFiles.ts';
export { LANGUAGES };

/** React writes first what belongs into the head. */
const HEAD = /^(?:<(?:meta|link)\b[^>]*>|<title>[^<]*<\/title>)*/;

/** A page as HTML: what goes into its head, and what into `#root`. */
export async function renderPage(path: string, language: Language, page?: SitePageName) {
  await activateLanguage(language);
  const handler = createStaticHandler(routes);
  const context = await handler.query(new Request(`${ORIGIN}${path}?lang=${language}`));
  if (context instanceof Response) throw new Error(`${path} answers ${context.status}.`);
  const html = renderToString(
    <Providers>
      <SuppliedDocuments value={prerenderedDocument}>
        <StaticRouterProvider
          router={createStaticRouter(handler.dataRoutes, context)}
          context={context}
          hydrate={false}
        />
      </SuppliedDocuments>
    </Providers>,
  );
  const [head = ''] = HEAD.exec(html) ?? [];
  const staticHead = page && (
    <Providers>
      <StaticHead page={page} language={language} />
    </Providers>
  );
  return { head: head + renderToStaticMarkup(staticHead), body: html.slice(head.length) };
}
