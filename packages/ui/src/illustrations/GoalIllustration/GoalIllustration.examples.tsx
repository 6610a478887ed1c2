import type { Example } from '../../docs/page/Rules.tsx';
import { GoalIllustration } from './GoalIllustration.tsx';

const above = (text: string) => (
  <>
    <GoalIllustration />
    <p>{text}</p>
  </>
);

export const examples: readonly Example[] = [
  { do: above('No venues are left to review.'), dont: above('1 of 1,315 venues approved.') },
];
