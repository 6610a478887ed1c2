import { type ReactNode, useId } from 'react';
import { Heading } from '../Heading/Heading.tsx';
import { panel, title as titleStyle } from './Panel.css.ts';

interface PanelProps {
  title: string;
  /** The id of the title, if the content refers to it. */
  titleId?: string | undefined;
  pending: boolean;
  /** A class for what the content needs of the panel, such as being a container. */
  className?: string | undefined;
  children: ReactNode;
}

/** A card of the back office that is named by its title. */
export function Panel({ title, titleId, pending, className, children }: PanelProps) {
  const ownId = useId();
  const id = titleId ?? ownId;
  return (
    <section
      className={className === undefined ? panel : `${panel} ${className}`}
      aria-labelledby={id}
      aria-busy={pending}
    >
      <Heading level={2} size="card" id={id} className={titleStyle}>
        {title}
      </Heading>
      {children}
    </section>
  );
}
