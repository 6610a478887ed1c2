import type { SiteDocument } from './siteDocument.ts';

interface DocumentTextProps {
  /** `{topic}-{lang}`: the app finds a prerendered document by it. */
  name: string;
  document: SiteDocument;
}

/** The text of a document. */
export function DocumentText({ name, document }: DocumentTextProps) {
  if ('html' in document) {
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the HTML that the server sent with this page.
    return <div data-document={name} dangerouslySetInnerHTML={{ __html: document.html }} />;
  }
  return <div data-document={name}>{document.content}</div>;
}
