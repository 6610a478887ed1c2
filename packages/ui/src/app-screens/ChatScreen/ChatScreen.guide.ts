import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  status: 'internal',
  since: '0.1.0',
  use: 'Draws the app’s chat of a match, to be captured or placed in a PhoneFrame.',
  avoid:
    'It is a picture of the app, not a chat: nothing in it is interactive. Build a real conversation from primitives.',
  anatomy: [
    ['Header', 'The phone’s clock, the back arrow, the match with its court.'],
    ['Note', 'A message of the app itself, centred.'],
    ['Theirs', 'On the left, with initials and a name.'],
    ['Mine', 'On the right, on blue.'],
    ['Footer', 'The text field; it stays at the lower edge.'],
  ],
  states: [
    ['Full', 'Messages from the top down; those that do not fit are cut off.'],
    ['Empty', 'Only a note.'],
    ['Any size', 'Sized in em: it scales with the phone around it.'],
  ],
  keyboard: [],
  rules: [
    {
      do: 'A chat that could be read that evening: who brings what, who needs a lift.',
      dont: '“Message 1, Message 2”: the picture is there to show what the chat is good for.',
    },
    {
      do: 'Give each message a different text: the texts are used as keys.',
      dont: 'Two messages with the same text, such as “OK” twice.',
    },
  ],
  content: [
    'Messages are what players would write that evening: “I’ve got the bibs and two balls.”, not “Message 1”.',
    'A bubble is at most 17.5 em wide and wraps; messages that do not fit the screen are cut off, the last ones first.',
    'Names are first names, initials two capital letters: “Anna”, “AC”.',
    'Every language has its own picture, in which the same players say the same things.',
  ],
  screenReader: [
    'In a PhoneFrame none of its texts is read: the frame’s label describes the picture.',
  ],
};
