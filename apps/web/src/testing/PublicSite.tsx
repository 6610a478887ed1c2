import { useMemo } from 'react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { Providers } from '../app/Providers.tsx';
import { SiteRoutes } from '../app/siteRoutes.tsx';
import { SuppliedDocuments } from '../site/documents/siteDocument.ts';

export interface PublicSiteProps {
  path: string;
  /** A public page before scripts have run. */
  prerendered?: boolean;
  /** The message of the error that a public page throws while rendering. */
  renderError?: string;
}

/** The public pages; their documents are requested, as after a change of the language. */
function Pages({ path, renderError }: Omit<PublicSiteProps, 'prerendered'>) {
  const supplied = () => {
    if (renderError !== undefined) throw new Error(renderError);
    return undefined;
  };
  return (
    <SuppliedDocuments value={supplied}>
      <MemoryRouter key={path} initialEntries={[path]}>
        <SiteRoutes />
      </MemoryRouter>
    </SuppliedDocuments>
  );
}

/** The public site at one address. */
export function PublicSite({ prerendered, ...site }: PublicSiteProps) {
  const html = useMemo(
    () =>
      prerendered
        ? renderToString(
            <Providers>
              <Pages path={site.path} />
            </Providers>,
          )
        : undefined,
    [prerendered, site.path],
  );
  if (html === undefined) return <Pages {...site} />;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the page as the server sends it.
  return <div dangerouslySetInnerHTML={{ __html: html }} />;
}
