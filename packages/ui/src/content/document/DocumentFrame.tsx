import type { ReactNode } from 'react';
import { PageHeader, type PageHeaderProps } from '../PageHeader/PageHeader.tsx';
import { besideContents, columns, document } from './document.css.ts';

interface DocumentFrameProps extends PageHeaderProps {
  /** Beside the document on wide screens, above it on others. */
  contents?: ReactNode;
  children: ReactNode;
}

/** The layout of every document page: header, contents, line width, print styles. */
export function DocumentFrame({ contents, children, ...header }: DocumentFrameProps) {
  return (
    <>
      <PageHeader {...header} />
      <div className={contents ? besideContents : columns}>
        {contents}
        {/* A new element by its key, so that the document beside its contents is no layout shift. */}
        <div key={contents ? 'beside' : 'alone'} className={document}>
          {children}
        </div>
      </div>
    </>
  );
}
