import { skipLink } from './SkipLink.css.ts';

export interface SkipLinkProps {
  label: string;
  /** The id of its target, which receives focus. */
  targetId: string;
  /** While something covers the page. */
  inert?: boolean | undefined;
}

/** The first element in the tab order: skips what repeats on each page. */
export function SkipLink({ label, targetId, inert }: SkipLinkProps) {
  return (
    <a href={`#${targetId}`} className={skipLink} inert={inert}>
      {label}
    </a>
  );
}
