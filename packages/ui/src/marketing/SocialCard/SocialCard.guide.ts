import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  use: 'Draws what a shared link shows in chats and networks: the promise beside a phone, 1200 × 630 px.',
  avoid:
    'It is photographed, never put on a page: it does not follow the screen. What a page opens with is a Hero.',
  anatomy: [
    ['Ground', 'The painted pitch, fainter under the words.'],
    ['Logo', 'Mark and name, so that the sender is known at a glance.'],
    ['Title', 'The headline; wrap what to underline in Marked.'],
    ['Text', 'One line below it.'],
    ['Picture', 'A phone, turned a little, cut off by the lower edge.'],
  ],
  states: [
    ['In each language', 'One photograph a language. It looks the same in both themes.'],
    ['Long title', 'Takes up to four lines; the card does not grow.'],
  ],
  keyboard: [],
  code: `import { Marked, PhoneFrame, Picture, SocialCard } from '@campetto/ui';

export function Card() {
  return (
    <SocialCard
      brand="campetto"
      title={
        <>
          Your next match is <Marked>around the corner</Marked>
        </>
      }
      text="The match, the people and the pitch."
      picture={
        <PhoneFrame label="The app">
          <Picture
            avif="/find.avif"
            webp="/find.webp"
            src="/find.webp"
            width={298}
            height={620}
            alt=""
            loading="eager"
          />
        </PhoneFrame>
      }
    />
  );
}
`,
  rules: [
    {
      do: 'Check it at 300 px: that is how large it stands in a chat.',
      dont: 'Add a web address or small print: at that size nobody reads it.',
    },
  ],
};
