import type { Drawing } from '../../docs/page/Rules.tsx';
import { GoalIllustration } from './GoalIllustration.tsx';

const above = (text: string) => (
  <>
    <GoalIllustration />
    <p>{text}</p>
  </>
);

/** One for each rule of the guide. */
export const drawings: readonly Drawing[] = [
  { do: above('No venues are left to review.'), dont: above('1 of 1,315 venues approved.') },
];
