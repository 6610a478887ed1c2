import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  use: 'Draws the app’s list of matches near by, to be photographed or stood in a PhoneFrame.',
  avoid:
    'It is a picture of the app: nothing in it can be pressed. To filter venues for real use VenueFilters.',
  anatomy: [
    ['Head', 'The phone’s clock, a title, where one is looking.'],
    ['Filters', 'In a row; the first is drawn as chosen, the last may run out of the screen.'],
    ['Match', 'Its court, title, detail, and the free spots in lime.'],
  ],
  states: [
    ['Full', 'Three matches fill the screen; more are cut off.'],
    ['Any size', 'Sized in em: it grows with the phone around it.'],
  ],
  keyboard: [],
  code: `import { FindMatchScreen, PhoneFrame } from '@campetto/ui';

export function Tonight() {
  return (
    <PhoneFrame label="The app: a match tonight near you">
      <FindMatchScreen
        time="18:42"
        title="Tonight near you"
        where="Verona · within 5 km"
        filters={['All', 'Football', 'Padel']}
        matches={[
          {
            court: 'football',
            title: 'Five-a-side, Borgo Roma',
            detail: '20:00 · 8 of 10',
            spots: '2 spots',
          },
        ]}
      />
    </PhoneFrame>
  );
}
`,
  rules: [
    {
      do: 'Tell one believable evening: hours, places and players that fit together.',
      dont: 'Fill it with “Match 1, Match 2”: it is the first thing a visitor sees of the app.',
    },
  ],
};
