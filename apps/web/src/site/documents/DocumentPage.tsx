import { PATHS } from '@campetto/contract';
import { documentLabels } from '@campetto/messages/document/labels';
import { homeLabel } from '@campetto/messages/public/shell';
import { type LegalDocument, LegalLayout, type LegalLayoutLabels } from '@campetto/ui';
import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import { PageMeta } from '../PageMeta.tsx';
import { PAGE_TITLES, type SitePageName } from '../pages.ts';
import { DocumentText } from './DocumentText.tsx';
import type { PageTopic } from './topics.ts';
import { useActivePart } from './useActivePart.ts';
import { useDocument } from './useDocument.ts';

interface DocumentPageProps {
  page: SitePageName;
  topic: PageTopic;
  labels: (i18n: I18n) => Omit<LegalLayoutLabels, 'contents' | 'retry'>;
  /** Below the text. */
  children?: ReactNode;
}

/** A text that is a page of its own, with its chapters beside it, such as the legal texts (spec §2.4). */
export function DocumentPage({ page, topic, labels, children }: DocumentPageProps) {
  const { i18n } = useLingui();
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
        content: (
          <>
            <DocumentText key={state.name} {...state} />
            {children}
          </>
        ),
        contents: chapters,
      }
    : state;
  return (
    <>
      <PageMeta page={page} />
      <LegalLayout
        labels={documentLabels(i18n, labels(i18n))}
        title={i18n._(PAGE_TITLES[page])}
        home={{ label: homeLabel(i18n), href: PATHS.home }}
        activeId={activeId}
        document={document}
      />
    </>
  );
}
