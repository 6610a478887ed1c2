import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  use: 'Shows the way from the first tap to the next season in eight steps, two per picture.',
  avoid: 'What the app can do, in no particular order, is a FeatureGrid.',
  anatomy: [
    ['Heading', 'Eyebrow, title and, if given, a lead: as in every Section.'],
    ['Picture', 'One for every two steps, such as a PhoneFrame on a soft background.'],
    ['Step', 'A number in a ring, a title, a sentence.'],
    ['Action', 'One large ActionLink at the end, centred.'],
  ],
  states: [
    ['Desktop', 'Four pictures in a row, each aligned to the lower edge of its background.'],
    ['Tablet', 'Two rows of two.'],
    ['Phone', 'A SwipeRow of pictures, each above its two steps.'],
    ['First view', 'Slides in once, if the visitor has to scroll to it.'],
  ],
  keyboard: [
    ['Tab', 'Reaches the action; steps and pictures are not focusable.'],
    ['Enter', 'Follows it.'],
  ],
  code: `import { HowItWorks, PhoneFrame, Picture } from '@campetto/ui';

const find = (
  <PhoneFrame label="The app: three matches tonight near you">
    <Picture
      avif="/find.avif"
      src="/find.webp"
      width={208}
      height={433}
      alt=""
      loading="lazy"
    />
  </PhoneFrame>
);

export function Steps() {
  return (
    <HowItWorks
      id="how-it-works"
      eyebrow="How it works"
      title="From the sofa to kick-off"
      steps={[
        { title: 'Get the app', text: 'It is free, on iPhone and on Android.' },
        { title: 'Say what you play', text: 'Pick your sports and how good you are.' },
      ]}
      pictures={[find]}
      action={{ label: 'Find your first match', href: '#download' }}
    />
  );
}
`,
  rules: [
    {
      do: 'A step is a short title and one sentence.',
      dont: 'A paragraph for a step: the pictures are no longer in one row with their words.',
    },
    {
      do: 'Twice as many steps as pictures.',
      dont: 'One step more: without its own picture it is not shown.',
    },
  ],
  content: [
    'A step is an imperative of one to four words, without a full stop: “Take a spot”.',
    'Its text is one sentence with a full stop: “One tap, and the team knows you are in.”',
    'The number is drawn and counted by the list: do not type it, as in “4. Take a spot”.',
    'The action repeats none of the steps; it says what all of them lead to: “Find your first match”.',
  ],
  screenReader: [
    'A region that is named by its title; the steps are ordered lists that go on counting from picture to picture.',
  ],
};
