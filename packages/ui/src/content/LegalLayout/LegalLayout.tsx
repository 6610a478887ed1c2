import type { ReactNode } from 'react';
import { Contents, type ContentsEntry } from '../frame/Contents.tsx';
import { Frame } from '../frame/Frame.tsx';
import { Notice } from '../frame/Notice.tsx';
import { Waiting } from '../frame/Waiting.tsx';

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

/** `missing`: the server has no such document; `failed`: it could not be asked (spec §8). */
export type LegalDocument =
  | { status: 'loading' | 'missing' }
  | { status: 'failed'; onRetry: () => void }
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
      {document.status === 'loading' && <Waiting label={labels.loading} />}
      {document.status === 'ready' && document.content}
      {document.status === 'missing' && <Notice kind="missing" message={labels.missing} />}
      {document.status === 'failed' && (
        <Notice
          kind="failed"
          message={labels.failed}
          retry={{ label: labels.retry, onRetry: document.onRetry }}
        />
      )}
    </Frame>
  );
}
