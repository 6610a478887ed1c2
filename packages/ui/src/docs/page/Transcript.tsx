import * as css from './guidePage.css.ts';
import { Part } from './Words.tsx';

/** Roles, names and states of a story, as lines of text. */
export function Transcript({ children }: { children: string }) {
  return (
    <Part title="Read aloud">
      <p>Roles, names and states of the story under “Props”, in their order.</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard. */}
      <section aria-label="Read aloud" tabIndex={0} className={css.tree}>
        {children}
      </section>
    </Part>
  );
}
