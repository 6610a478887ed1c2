import type { ReactNode } from 'react';
import { Contents, type ContentsIcon } from '../frame/Contents.tsx';
import { Frame } from '../frame/Frame.tsx';
import { Unready, type UnreadyDocument } from '../frame/Unready.tsx';
import { Waiting } from '../frame/Waiting.tsx';
import * as styles from './GuideLayout.css.ts';

export interface GuideLayoutLabels {
  /** Names the list of sections, and the button that opens it on small screens. */
  contents: string;
  /** Beside the spinner. */
  loading: string;
  /** "Content not available." */
  missing: string;
  /** "Error loading content." */
  failed: string;
  /** Of the button that then asks for the section once more. */
  retry: string;
}

export type GuideSection = {
  /** Of the section's element, and of its place in the address: `#seasons`. */
  id: string;
  title: string;
  icon?: ContentsIcon | undefined;
} & (UnreadyDocument | { status: 'ready'; content: ReactNode });

export interface GuideLayoutProps {
  labels: GuideLayoutLabels;
  title: string;
  lead?: string | undefined;
  home: { label: string; href: string };
  /** A ready section's content brings its own title, an h2. */
  sections: readonly GuideSection[];
  /** The section in view. */
  activeId?: string | undefined;
}

/** The guide: all sections in one page, a list of them beside it (spec §2.8). */
export function GuideLayout({ labels, sections, activeId, ...head }: GuideLayoutProps) {
  const contents = (
    <Contents
      label={labels.contents}
      entries={sections.map(({ id, title, icon }) => ({ id, label: title, icon }))}
      currentId={activeId}
    />
  );
  const waiting = sections.every(({ status }) => status === 'loading');
  return (
    <Frame {...head} contents={contents}>
      {waiting ? (
        <Waiting label={labels.loading} />
      ) : (
        sections.map((section) => (
          <section key={section.id} id={section.id} tabIndex={-1} className={styles.section}>
            <Body section={section} labels={labels} />
          </section>
        ))
      )}
    </Frame>
  );
}

function Body({ section, labels }: { section: GuideSection; labels: GuideLayoutLabels }) {
  if (section.status === 'ready') return section.content;
  return (
    <>
      <h2 className={styles.title}>{section.title}</h2>
      <Unready document={section} labels={labels} />
    </>
  );
}
