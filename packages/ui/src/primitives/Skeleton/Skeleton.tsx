import type { VariantsOf } from '../../theme/styles/VariantsOf.ts';
import { skeleton } from './Skeleton.css.ts';

export interface SkeletonProps {
  /** A `line` of text, a `control`, or a `block` that fills its parent. Default `line`. */
  shape?: VariantsOf<typeof skeleton>['shape'];
  /** As long as what is coming, in CSS: "60%". Default: as wide as its parent. */
  width?: string | undefined;
}

/** The place of something that is loading; decoration, which its caller announces. */
export function Skeleton({ shape = 'line', width }: SkeletonProps) {
  return <span className={skeleton({ shape })} style={{ inlineSize: width }} aria-hidden="true" />;
}
