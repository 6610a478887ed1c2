import type { ReactNode } from 'react';
import { Contents, type ContentsEntry } from '../frame/Contents.tsx';
import { Frame } from '../frame/Frame.tsx';
import { Unready, type UnreadyDocument } from '../frame/Unready.tsx';

export interface LegalLayoutLabels {
  /** Of the table of contents. */
  contents: string;
  /** Beside the spinner. */
  loading: string;
  /** "Privacy policy not found." */
  missing: string;
  /** "Error loading privacy policy." */
  failed: string;
  /** Of the button that then asks for the document once more. */
  retry: string;
}

export type LegalDocument =
  | UnreadyDocument
  | { status: 'ready'; content: ReactNode; contents: readonly ContentsEntry[] };

export interface LegalLayoutProps {
  labels: LegalLayoutLabels;
  title: string;
  /** "Last updated: April 2025". */
  updated?: string | undefined;
  home: { label: string; href: string };
  document: LegalDocument;
  /** The chapter in view. */
  activeId?: string | undefined;
}

/** A legal text: privacy policy, terms (spec §2.4). The document's own title is the page's. */
export function LegalLayout({
  labels,
  title,
  updated,
  home,
  document,
  activeId,
}: LegalLayoutProps) {
  const contents = document.status === 'ready' && document.contents.length > 0 && (
    <Contents label={labels.contents} entries={document.contents} currentId={activeId} />
  );
  return (
    <Frame title={title} lead={updated} home={home} contents={contents}>
      {document.status === 'ready' ? (
        document.content
      ) : (
        <Unready document={document} labels={labels} />
      )}
    </Frame>
  );
}
