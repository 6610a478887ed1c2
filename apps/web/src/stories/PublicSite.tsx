import { useMemo } from 'react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { Providers } from '../app/Providers.tsx';
import { SuppliedDocuments } from '../site/documents/siteDocument.ts';
import { SiteRoutes } from '../site/routes.tsx';

interface PublicSiteProps {
  path: string;
  prerendered: boolean | undefined;
  breaks: string | undefined;
}

/** The public pages; their documents are asked for, as after a change of the language. */
function Pages({ path, breaks }: Omit<PublicSiteProps, 'prerendered'>) {
  const supplied = () => {
    if (breaks !== undefined) throw new Error(breaks);
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
              <Pages path={site.path} breaks={undefined} />
            </Providers>,
          )
        : undefined,
    [prerendered, site.path],
  );
  if (html === undefined) return <Pages {...site} />;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the page as the server would have it.
  return <div dangerouslySetInnerHTML={{ __html: html }} />;
}
