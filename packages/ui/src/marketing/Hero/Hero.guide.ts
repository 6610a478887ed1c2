import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  use: 'What a visitor sees first: the promise on the painted court, one step to take, a phone that shows the product.',
  avoid:
    'Once a page, at its top. Pages of words begin with a PageHead, pages about one thing stand on a Stage.',
  anatomy: [
    ['Ground', 'The painted pitch, seen from the stand, lit behind the picture.'],
    ['Title', 'The page’s h1. Wrap in Marked what is underlined by hand.'],
    ['Subtitle', 'A sentence or two; on a phone as large as it can be.'],
    ['Chips', 'What there is to do; the last one, about the community, shines.'],
    ['Actions', 'One spark, and an outline at most.'],
    ['Trust', 'Who vouches for it, with up to four faces as decoration.'],
    ['Picture', 'A phone, cut off by the lower edge.'],
    ['Callouts', 'Up to two pieces of news over the picture’s edges, on its courts; decoration.'],
  ],
  states: [
    ['Desk', 'Words and picture side by side.'],
    ['Phone, tablet', 'The picture comes after the words.'],
    ['Without a picture', 'The words stand alone on the court.'],
    ['In the dark theme', 'The court is darker; the callouts stay light.'],
  ],
  keyboard: [
    ['Tab', 'Goes from one step to the other.'],
    ['Enter', 'Follows it.'],
  ],
  code: `import { Hero, Marked } from '@campetto/ui';

export function Start() {
  return (
    <Hero
      title={
        <>
          Your next match is <Marked>around the corner</Marked>
        </>
      }
      subtitle="Campetto finds the match, the people and the pitch: you bring the shoes."
      chips={['Find nearby', 'Track progress']}
      community="500+ players in town"
      action={{ label: 'Get started', href: '#download' }}
      more={{ label: 'How it works', href: '#how-it-works' }}
      trust={{ label: 'Trusted by 100,000+ athletes', faces: ['GM', 'LR', 'AC'] }}
    />
  );
}
`,
  rules: [
    {
      do: 'Mark the last two or three words, which fit on one line of a phone.',
      dont: 'Mark half of the headline: the stroke cannot follow a line break.',
    },
    {
      do: 'Say in the subtitle what the product does.',
      dont: 'Put something important into a callout: it is not read aloud.',
    },
  ],
};
