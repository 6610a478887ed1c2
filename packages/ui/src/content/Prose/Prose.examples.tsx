import type { Example } from '../../docs/page/Rules.tsx';
import { contentCopy } from '../../sample-copy/content.ts';
import { Prose } from './Prose.tsx';

const ranked = (title: string, chapter: string) => (
  <Prose
    labels={contentCopy({}).prose}
    headingOffset={1}
    idPrefix={`${title.length}-`}
    markdown={`${title} Levels\n\nEverybody starts at level 1.\n\n${chapter} How XP are earned\n\nXP come from what you do on the pitch.`}
  />
);

/** Shows the first rule; the others are about links. */
export const examples: readonly Example[] = [{ do: ranked('#', '##'), dont: ranked('###', '#') }];
