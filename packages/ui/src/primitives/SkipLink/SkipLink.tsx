import { skipLink } from './SkipLink.css.ts';

export interface SkipLinkProps {
  label: string;
  /** The id of what it leads to, which takes the focus. */
  targetId: string;
  /** While something covers the page. */
  inert?: boolean | undefined;
}

/** The first stop of the keyboard: past everything that repeats on each page. */
export function SkipLink({ label, targetId, inert }: SkipLinkProps) {
  return (
    <a href={`#${targetId}`} className={skipLink} inert={inert}>
      {label}
    </a>
  );
}
