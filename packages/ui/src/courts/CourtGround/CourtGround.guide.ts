import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  use: 'Stands in for a photograph: the painted ground of a sport, with its lines running out of sight at the lower edge.',
  avoid:
    'The whole court, to be read as a plan, is a CourtPlan. Where nothing at all is to be shown, use an EmptyState, which tilts the court and says why.',
  anatomy: [
    [
      'Ground',
      'Fills its parent, in the colour that the sport is played on. The parent rounds its corners.',
    ],
    ['Lines', 'A CourtPlan hung from the upper edge, cut off below.'],
    ['Content', 'Laid over the lines, in a colour that is legible on the ground.'],
  ],
  states: [
    [
      'A sport',
      'Football, basketball, tennis, padel or volleyball, each with a ground of its own.',
    ],
    ['Any sport', 'The little pitch on neutral ground, while nobody knows what is played.'],
    ['With content', 'A few words or a badge; long text would fight with the lines.'],
  ],
  keyboard: [],
  code: `import { CourtGround } from '@campetto/ui';

export function MatchPicture() {
  return (
    <div style={{ blockSize: '8rem', overflow: 'hidden', borderRadius: '1rem' }}>
      <CourtGround court="padel" />
    </div>
  );
}
`,
  rules: [
    {
      do: 'Give the parent a height; the ground fills it.',
      dont: 'Leave the height to the content: without any, there is no ground to see.',
    },
  ],
};
