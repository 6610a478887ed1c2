import type { ReactNode } from 'react';
import { DocumentFrame } from '../document/DocumentFrame.tsx';
import { DocumentStatus, type UnavailableDocument } from '../document/DocumentStatus.tsx';
import { type ContentsEntry, TableOfContents } from '../document/TableOfContents.tsx';

export interface LegalLayoutLabels {
  /** The heading of the table of contents. */
  contents: string;
  /** Beside the spinner. */
  loading: string;
  /** "Privacy policy not found." */
  missing: string;
  /** "Error loading privacy policy." */
  failed: string;
  /** The button that loads the document again after a failure. */
  retry: string;
}

export type LegalDocument =
  | UnavailableDocument
  | { status: 'ready'; content: ReactNode; contents: readonly ContentsEntry[] };

export interface LegalLayoutProps {
  labels: LegalLayoutLabels;
  title: string;
  home: { label: string; href: string };
  document: LegalDocument;
  /** The chapter in view. */
  activeId?: string | undefined;
}

/** A legal text: privacy policy, terms (spec §2.4). The document's own title is the page's. */
export function LegalLayout({ labels, title, home, document, activeId }: LegalLayoutProps) {
  const contents = document.status === 'ready' && document.contents.length > 0 && (
    <TableOfContents label={labels.contents} entries={document.contents} currentId={activeId} />
  );
  return (
    <DocumentFrame title={title} home={home} contents={contents}>
      {document.status === 'ready' ? (
        document.content
      ) : (
        <DocumentStatus document={document} labels={labels} />
      )}
    </DocumentFrame>
  );
}
