import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  use: 'Draws the app’s chat room of a match, to be photographed or stood in a PhoneFrame.',
  avoid:
    'It is a picture of the app, not a chat: nothing in it can be used. Build a real conversation from primitives.',
  anatomy: [
    ['Head', 'The phone’s clock, the way back, the match with its court.'],
    ['Note', 'What the app says, in the middle.'],
    ['Theirs', 'From the left, with initials and a name.'],
    ['Mine', 'From the right, on blue.'],
    ['Foot', 'The field to write in; it stays at the lower edge.'],
  ],
  states: [
    ['A full room', 'Messages from the top down; what has no room is cut off.'],
    ['Nothing said yet', 'A note alone.'],
    ['Any size', 'Sized in em: it grows with the phone around it.'],
  ],
  keyboard: [],
  code: `import { ChatScreen, PhoneFrame } from '@campetto/ui';

export function Chat() {
  return (
    <PhoneFrame label="The app: the chat room of a match">
      <ChatScreen
        time="18:52"
        title="Five-a-side, Borgo Roma"
        text="10 players · tonight, 20:00"
        messages={[
          { kind: 'note', text: 'You’re in: 9 of 10' },
          {
            kind: 'theirs',
            initials: 'LR',
            name: 'Luca',
            text: 'I’ve got the bibs.',
            time: '18:46',
          },
          { kind: 'mine', text: 'See you there.', time: '18:52' },
        ]}
        placeholder="Message"
      />
    </PhoneFrame>
  );
}
`,
  rules: [
    {
      do: 'Let each message be a different text: the texts tell them apart.',
      dont: 'Two messages of the same words, such as “OK” twice.',
    },
  ],
};
