import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  use: 'Counts down on the centre circle to something that happens by itself, and offers a way to stop it.',
  avoid:
    'Work of unknown length is a Spinner. Never put one before something that takes away: that asks with a ConfirmModal.',
  anatomy: [
    ['Circle', 'The line left is the time left; it follows the seconds smoothly.'],
    ['Figure', 'The seconds, large.'],
    [
      'Message',
      'What happens at zero. Room for two lines on a phone, so that nothing below it moves.',
    ],
    ['Action', 'Whatever stops it.'],
  ],
  states: [
    ['Running', 'Announced once, at the start; the figures that follow are not read aloud.'],
    ['Over', 'At zero the circle is empty. What happens then is up to the page.'],
    ['No clock', 'The centre spot in place of the figure; nothing is said of time.'],
  ],
  keyboard: [['Tab', 'Reaches the action; the clock itself takes no focus.']],
  code: `import { Button, Countdown } from '@campetto/ui';

export function Leaving({ seconds, onStay }: { seconds: number; onStay: () => void }) {
  return (
    <Countdown
      message="Taking you to Google Play"
      clock={{
        seconds,
        total: 5,
        remaining: \`\${seconds} seconds left\`,
        announcement: 'Google Play opens in five seconds.',
      }}
      action={<Button onClick={onStay}>Go back to the website</Button>}
    />
  );
}
`,
  rules: [
    {
      do: 'Keep the time in the page and hand in the seconds.',
      dont: 'Put the figure into the announcement: it would be out of date once read.',
    },
    {
      do: 'Always give a way to stop.',
      dont: 'Less than five seconds: a screen reader has not finished the sentence by then.',
    },
  ],
};
