import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  status: 'beta',
  since: '0.2.0',
  use: 'Lists who has a key to the server, what each may do, and when it was used; each can be revoked.',
  avoid: 'It never shows a key: that is shown once, by the screen that granted it.',
  anatomy: [
    ['Title', 'Names the list.'],
    ['Key', 'Its name, a badge when it has expired, and details, one line each.'],
    ['Revoke', 'Beside the key, or below it on narrow screens; the caller asks before it revokes.'],
  ],
  states: [
    ['Pending', 'A skeleton in place of the keys.'],
    ['Failed', 'The error with a button that loads again.'],
    ['Empty', 'A sentence.'],
  ],
  keyboard: [['Tab', 'The revoke button of each key. Its name contains the name of the key.']],
  code: `import { KeyList } from '@campetto/ui';
import { labels } from '@campetto/ui/labels/en';

export function Keys({ onRevoke }: { onRevoke: (name: string) => void }) {
  return (
    <KeyList
      labels={labels.KeyList}
      keys={[{ name: 'milano-weekly', details: ['May submit: Comune di Milano'] }]}
      pending={false}
      onRevoke={onRevoke}
    />
  );
}
`,
  rules: [
    {
      do: 'One fact a line.',
      dont: 'All facts in one line: two keys cannot be compared.',
    },
  ],
  content: [
    'A key bears the name of the program that uses it: “milano-weekly”, not “Key 1”. It wraps within words, and completes the name of its button: “Revoke: milano-weekly”.',
    'Details have no full stop; parts of a line are separated by a middle dot: “Created on Nov 20, 2026 · does not expire · never used”.',
    'The badge is one word: “Expired”. The button is one verb: “Revoke”.',
    'The empty list is a sentence: “No scraper has a key.”',
  ],
  screenReader: [
    'Keys are items of a list with a heading each. Each button to revoke is named with its key.',
  ],
};
