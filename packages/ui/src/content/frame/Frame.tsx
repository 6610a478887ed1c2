import type { ReactNode } from 'react';
import { PageHead, type PageHeadProps } from '../PageHead/PageHead.tsx';
import { besideContents, columns, document, frame } from './frame.css.ts';

interface FrameProps extends PageHeadProps {
  /** Beside the document on wide screens, above it on others. */
  contents?: ReactNode;
  children: ReactNode;
}

/** What every page of documents shares: its head, its contents, its measure, its print. */
export function Frame({ contents, children, ...head }: FrameProps) {
  return (
    <div className={frame}>
      <PageHead {...head} />
      <div className={contents ? besideContents : columns}>
        {contents}
        <div className={document}>{children}</div>
      </div>
    </div>
  );
}
