import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  use: 'What a visitor sees first: the promise on the painted court, one step to take, a phone that shows the product.',
  avoid:
    'Once per page, at its top. Text pages start with a PageHeader, pages about one thing use a SingleCardLayout.',
  anatomy: [
    ['Background', 'The painted pitch, seen from the stands, lit behind the picture.'],
    ['Title', 'The page’s h1. Wrap the words with the hand-drawn underline in HighlightedText.'],
    ['Subtitle', 'A sentence or two; on a phone as large as possible.'],
    ['Chips', 'What the app offers; the last one, about the community, is highlighted.'],
    ['Actions', 'One spark, and at most one neutral.'],
    ['Trust', 'A claim that creates trust, with the initials of up to four people as decoration.'],
    ['Picture', 'A phone, cut off by the lower edge.'],
    ['Callouts', 'Up to two notifications over the picture’s edges, on its courts; decoration.'],
  ],
  states: [
    ['Desktop', 'Text and picture side by side.'],
    ['Phone, tablet', 'The picture follows the text.'],
    ['Without a picture', 'Only the text on the court.'],
    ['In the dark theme', 'The court is darker; the callouts stay light.'],
  ],
  keyboard: [
    ['Tab', 'Moves from one action to the other.'],
    ['Enter', 'Follows it.'],
  ],
  code: `import { Hero, HighlightedText } from '@campetto/ui';

export function Start() {
  return (
    <Hero
      title={
        <>
          Your next match is <HighlightedText>around the corner</HighlightedText>
        </>
      }
      subtitle="Campetto finds the match, the people and the pitch: you bring your trainers."
      chips={['Find nearby', 'Track progress']}
      community="500+ active players"
      action={{ label: 'Get started', href: '#download' }}
      more={{ label: 'How it works', href: '#how-it-works' }}
      trust={{ label: 'Trusted by 100,000+ athletes', initials: ['GM', 'LR', 'AC'] }}
    />
  );
}
`,
  rules: [
    {
      do: 'Highlight the last two or three words, which fit on one line of a phone.',
      dont: 'Highlight half of the headline: the underline cannot follow a line break.',
    },
    {
      do: 'State in the subtitle what the product does.',
      dont: 'Put something important into a callout: it is not read aloud.',
    },
  ],
  content: [
    'The headline has six to eight words and no full stop. The two or three that are highlighted fit on one line of a phone: “around the corner”.',
    'The subtitle says what the product does, in one or two sentences with a full stop.',
    'A chip has one or two words, “Find nearby”; the last one starts with a number: “500+ active players a day”.',
    'Callouts and initials are not read: nothing is said only there.',
  ],
  screenReader: [
    'The title is the page’s h1. The picture is read by its description, the notes around it are not read.',
  ],
};
