import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  status: 'internal',
  since: '0.1.0',
  use: 'Draws the preview of a shared link in chats and social networks: the promise beside a phone, 1200 × 630 px.',
  avoid:
    'It is only captured, never placed on a page: it is not responsive. The opening of a page is a Hero.',
  anatomy: [
    ['Background', 'The painted pitch, fainter under the text.'],
    ['Logo', 'Mark and name, so that the sender is recognised at a glance.'],
    ['Title', 'The headline; wrap the underlined words in HighlightedText.'],
    ['Text', 'One line below it.'],
    ['Picture', 'A phone, slightly rotated, cut off by the lower edge.'],
  ],
  states: [
    ['In each language', 'One screenshot per language. It looks the same in both themes.'],
    ['Long title', 'Takes up to four lines; the card does not grow.'],
  ],
  keyboard: [],
  rules: [
    {
      do: 'Check it at 300 px: that is its size in a chat.',
      dont: 'Add a web address or small print: at that size nobody can read it.',
    },
  ],
  content: [
    'The headline has six to eight words, of which the last two or three are highlighted and stay on one line.',
    'The text is one sentence. The card has a fixed size, 1200 × 630 px, and nothing in it scrolls: try the longest language.',
    'The brand is the name alone, as the logo writes it.',
  ],
  screenReader: [
    'It is never read: where its screenshot is shared, the page’s meta data carry the words.',
  ],
};
