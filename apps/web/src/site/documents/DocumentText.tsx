import { useLingui } from '@lingui/react/macro';
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
  const { t } = useLingui();
  if ('html' in document) {
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the HTML that the server sent with this page.
    return <div data-document={name} dangerouslySetInnerHTML={{ __html: document.html }} />;
  }
  const { Prose, markdown } = document;
  const labels = {
    newTab: t`opens in a new tab`,
    table: t`Table`,
    code: t`Formula`,
    linkTo: (heading: string) => t`Link to: ${heading}`,
  };
  return (
    <div data-document={name}>
      <Prose {...proseOptions(topic)} markdown={markdown} labels={labels} />
    </div>
  );
}
