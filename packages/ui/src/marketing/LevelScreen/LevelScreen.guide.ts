import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  use: 'Draws the app’s page of a player’s level and season, to be photographed or stood in a PhoneFrame.',
  avoid:
    'It is a picture of the app, with made-up figures. Real figures on a page are Stats, in the back office StatTiles.',
  anatomy: [
    ['Head', 'On padel blue: season, level in a ring, name, the way to the next level.'],
    ['Badges', 'Two, side by side; the first shines.'],
    ['Weeks', 'A bar each; the last, this week’s, is the strong one.'],
    ['Gains', 'What this week’s points were given for.'],
  ],
  states: [
    ['Half-way', 'Ring and meter are filled as far as the player has come.'],
    ['First week', 'Ring, meter and bars are empty.'],
    ['Any size', 'Sized in em: it grows with the phone around it.'],
  ],
  keyboard: [],
  code: `import { LevelScreen, PhoneFrame } from '@campetto/ui';

export function Level() {
  return (
    <PhoneFrame label="The app: level 12 and the points of each week">
      <LevelScreen
        time="21:34"
        season="Autumn season · week 8"
        name="Giulia M."
        level="12"
        band="Level 12 · Regular"
        xp={{ part: 0.6, now: '720 / 1,200 XP', next: '480 to level 13' }}
        badges={[
          { sign: 'MVP', title: 'Best player', text: 'Tuesday · 4 votes' },
          { sign: '14th', title: 'Gold', text: 'Football, Verona' },
        ]}
        weeks={{
          title: 'XP by week',
          gain: '+180',
          bars: [
            { label: '7', part: 0.58 },
            { label: '8', part: 1 },
          ],
        }}
        gains={[{ label: 'Match won, 6–4', xp: '+140' }]}
      />
    </PhoneFrame>
  );
}
`,
  rules: [
    {
      do: 'Let the figures add up: the gains make the week’s points, the part fits now and next.',
      dont: 'Invent each figure alone; somebody will do the sum.',
    },
  ],
};
