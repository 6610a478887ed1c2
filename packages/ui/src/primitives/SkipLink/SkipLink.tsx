import { skipLink } from './SkipLink.css.ts';

export interface SkipLinkProps {
  label: string;
  /** The id of its target, which receives focus. */
  targetId: string;
}

/** The first element in the tab order: skips what repeats on each page. */
export function SkipLink({ label, targetId }: SkipLinkProps) {
  return (
    <a href={`#${targetId}`} className={skipLink}>
      {label}
    </a>
  );
}
