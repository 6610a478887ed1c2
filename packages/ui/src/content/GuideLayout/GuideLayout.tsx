import CalendarDays from 'lucide-react/icons/calendar-days';
import Handshake from 'lucide-react/icons/handshake';
import Medal from 'lucide-react/icons/medal';
import TrendingUp from 'lucide-react/icons/trending-up';
import type { ReactNode } from 'react';
import { Heading } from '../../primitives/Heading/index.ts';
import type { IconComponent } from '../../primitives/icon.ts';
import { DocumentFrame } from '../document/DocumentFrame.tsx';
import { DocumentLoading } from '../document/DocumentLoading.tsx';
import { DocumentStatus, type UnavailableDocument } from '../document/DocumentStatus.tsx';
import { TableOfContents } from '../document/TableOfContents.tsx';
import * as styles from './GuideLayout.css.ts';

type ContentsIcon = 'levels' | 'ranking' | 'seasons' | 'trust';

const icons: Record<ContentsIcon, IconComponent> = {
  levels: TrendingUp,
  ranking: Medal,
  seasons: CalendarDays,
  trust: Handshake,
};

export interface GuideLayoutLabels {
  /** Names the list of sections, and the button that opens it on small screens. */
  contents: string;
  /** Beside the spinner. */
  loading: string;
  /** "Content not available." */
  missing: string;
  /** "Error loading content." */
  failed: string;
  /** The button that loads the section again after a failure. */
  retry: string;
}

export type GuideSection = {
  /** The id of the section's element, which is also its fragment in the address: `#seasons`. */
  id: string;
  title: string;
  icon?: ContentsIcon | undefined;
} & (UnavailableDocument | { status: 'ready'; content: ReactNode });

export interface GuideLayoutProps {
  labels: GuideLayoutLabels;
  title: string;
  lead?: string | undefined;
  home: { label: string; href: string };
  /** A ready section's content brings its own title, an h2. */
  sections: readonly GuideSection[];
  /** A GuideSearch, above the sections once one of them has loaded. */
  search?: ReactNode;
  /** The section in view. */
  activeId?: string | undefined;
}

/** The guide: all sections in one page, a list of them beside it (spec §2.8). */
export function GuideLayout({ labels, sections, search, activeId, ...header }: GuideLayoutProps) {
  const contents = (
    <TableOfContents
      label={labels.contents}
      entries={sections.map(({ id, title, icon }) => ({
        id,
        label: title,
        icon: icon && icons[icon],
      }))}
      currentId={activeId}
    />
  );
  const waiting = sections.every(({ status }) => status === 'loading');
  return (
    <DocumentFrame {...header} contents={contents}>
      {waiting ? (
        <DocumentLoading label={labels.loading} />
      ) : (
        <>
          {sections.some(({ status }) => status === 'ready') && search}
          {sections.map((section) => (
            <section key={section.id} id={section.id} tabIndex={-1} className={styles.section}>
              <Body section={section} labels={labels} />
            </section>
          ))}
        </>
      )}
    </DocumentFrame>
  );
}

function Body({ section, labels }: { section: GuideSection; labels: GuideLayoutLabels }) {
  if (section.status === 'ready') return section.content;
  return (
    <>
      <Heading level={2} size="page" className={styles.title}>
        {section.title}
      </Heading>
      <DocumentStatus document={section} labels={labels} />
    </>
  );
}
