import { focusedSkipLink } from '../../docs/page/guidePage.css.ts';
import type { Example } from '../../docs/page/Rules.tsx';
import { SkipLink } from './SkipLink.tsx';

const focused = (label: string) => (
  <div className={focusedSkipLink}>
    <SkipLink label={label} targetId="content" />
  </div>
);

/** Shows the first rule; the other is about where the focus goes. */
export const examples: readonly Example[] = [
  { do: focused('Skip to content'), dont: focused('Skip') },
];
