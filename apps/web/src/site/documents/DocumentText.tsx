import { isBackOfficePath, pageAt } from '@campetto/contract';
import { type MouseEvent, use } from 'react';
import { useNavigate } from 'react-router-dom';
import { PageOpenerContext } from '../../app/page-opening/pageOpening.ts';
import type { SiteDocument } from './siteDocument.ts';

interface DocumentTextProps {
  /** `{topic}-{lang}`: the app finds a prerendered document by it. */
  name: string;
  document: SiteDocument;
}

/** Opens a link to another page inside the app, so that Back returns to the same place in this page. */
function useInnerLinks() {
  const navigate = useNavigate();
  const opener = use(PageOpenerContext);
  return (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const isForBrowser = event.button || event.metaKey || event.ctrlKey || event.shiftKey;
    if (!opener || !link || isForBrowser || event.altKey) return;
    if (link.target || link.origin !== location.origin) return;
    const { pathname, search, hash } = link;
    // A file is no page of the app.
    if (pathname === location.pathname || isBackOfficePath(pathname) || !pageAt(pathname)) return;
    event.preventDefault();
    opener.open({
      href: `${pathname}${search}${hash}`,
      load: () => opener.load(pathname),
      show: () => void navigate({ pathname, search, hash }),
    });
  };
}

/** The HTML of a text that the server sent with this page, in which the app handles the clicks on links. */
function SentText({ name, html }: { name: string; html: string }) {
  const onClick = useInnerLinks();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a click on one of its links.
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard clicks on a link too.
    <div
      data-document={name}
      onClick={onClick}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the HTML that the server sent with this page.
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}

/**
 * The text of a document. Its key is its name, so that another language is a new element: React could not change a
 * text that the browser has translated.
 */
export function DocumentText({ name, document }: DocumentTextProps) {
  if ('html' in document) return <SentText name={name} html={document.html} />;
  return <div data-document={name}>{document.content}</div>;
}
