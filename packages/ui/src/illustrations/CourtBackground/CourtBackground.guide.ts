import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  use: 'Replaces a photograph: the painted background of a sport, with its lines fading at the lower edge.',
  avoid:
    'For a whole court to be read as a plan use CourtPlan. Where there is nothing to show use an EmptyState, which tilts the court and gives the reason.',
  anatomy: [
    [
      'Background',
      'Fills its parent, in the colour of the sport’s court. The parent rounds its corners.',
    ],
    ['Lines', 'A CourtPlan aligned to the upper edge, cut off at the bottom.'],
    ['Content', 'Placed over the lines, in a colour that is legible on the background.'],
  ],
  states: [
    ['A sport', 'Football, basketball, tennis, padel or volleyball, each with its own background.'],
    ['Any sport', 'The little pitch on a neutral background, if the sport is unknown.'],
    ['With content', 'A few words or a badge; long text would conflict with the lines.'],
  ],
  keyboard: [],
  code: `import { CourtBackground } from '@campetto/ui';

export function MatchPicture() {
  return (
    <div style={{ blockSize: '8rem', overflow: 'hidden', borderRadius: '1rem' }}>
      <CourtBackground court="padel" />
    </div>
  );
}
`,
  rules: [
    {
      do: 'Give the parent a height; the background fills it.',
      dont: 'Leave the height to the content: without content the background is invisible.',
    },
  ],
  content: 'none',
  screenReader: ['Only its children are read; the lines are decoration.'],
};
