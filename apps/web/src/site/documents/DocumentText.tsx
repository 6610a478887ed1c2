import { proseLabels } from '@campetto/messages/document/labels';
import { useLingui } from '@lingui/react';
import type { SiteDocument } from './siteDocument.ts';
import { proseOptions, type Topic } from './topics.ts';

interface DocumentTextProps {
  topic: Topic;
  /** `{topic}-{lang}`: the app finds a prerendered document by it. */
  name: string;
  document: SiteDocument;
}

/** The text of a document. */
export function DocumentText({ topic, name, document }: DocumentTextProps) {
  const { i18n } = useLingui();
  if ('html' in document) {
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the HTML that the server sent with this page.
    return <div data-document={name} dangerouslySetInnerHTML={{ __html: document.html }} />;
  }
  const { Prose, markdown } = document;
  return (
    <div data-document={name}>
      <Prose {...proseOptions(topic)} markdown={markdown} labels={proseLabels(i18n)} />
    </div>
  );
}
