import { PATHS } from '@campetto/contract';
import { type LegalDocument, LegalLayout, type LegalLayoutLabels } from '@campetto/ui';
import { useLingui } from '@lingui/react/macro';
import { DocumentText } from '../documents/DocumentText.tsx';
import { useActivePart } from '../documents/useActivePart.ts';
import { useDocument } from '../documents/useDocument.ts';
import { PageMeta } from '../PageMeta.tsx';
import { SITE_PAGES } from '../pages.ts';

interface LegalPageProps {
  topic: 'privacy' | 'terms';
  labels: Omit<LegalLayoutLabels, 'contents' | 'retry'>;
}

/** A legal text with its chapters beside it (spec §2.4). */
export function LegalPage({ topic, labels }: LegalPageProps) {
  const { t, i18n } = useLingui();
  const state = useDocument(topic);
  const isReady = state.status === 'ready';
  const chapters = isReady ? state.document.chapters : [];
  const activeId = useActivePart(
    chapters.map(({ id }) => id),
    isReady ? state.name : undefined,
  );
  const document: LegalDocument = isReady
    ? {
        status: 'ready',
        content: <DocumentText topic={topic} {...state} />,
        contents: chapters,
      }
    : state;
  return (
    <>
      <PageMeta page={topic} />
      <LegalLayout
        labels={{ ...labels, contents: t`On this page`, retry: t`Try again` }}
        title={i18n._(SITE_PAGES[topic].title)}
        home={{ label: t`Back to the home page`, href: PATHS.home }}
        activeId={activeId}
        document={document}
      />
    </>
  );
}
