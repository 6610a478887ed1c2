import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  use: 'Counts down on the centre circle to an automatic action, and offers a way to stop it.',
  avoid:
    'Work of unknown length is a Spinner. Never use it before a destructive action: use a ConfirmDialog.',
  anatomy: [
    ['Circle', 'The remaining line is the remaining time; it moves smoothly.'],
    ['Figure', 'The seconds, large.'],
    [
      'Message',
      'What happens at zero. It has room for two lines on a phone, so that nothing below it shifts.',
    ],
    ['Action', 'The control that stops it.'],
  ],
  states: [
    ['Running', 'Announced once, at the start; the following figures are not read aloud.'],
    [
      'Low window or large text',
      'While it runs, the message and the action are a bar at the lower edge of the window.',
    ],
    ['Over', 'At zero the circle is empty. The page decides what happens then.'],
    ['No countdown', 'The centre spot instead of the figure; no time is mentioned.'],
  ],
  keyboard: [['Tab', 'Reaches the action; the countdown itself is not focusable.']],
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
      do: 'Always offer a way to stop.',
      dont: 'Use less than five seconds: a screen reader has not finished the sentence by then.',
    },
    {
      do: 'Keep the time in the page and pass the seconds.',
      dont: 'Put a figure that changes into the announcement: it would be outdated once read.',
    },
  ],
  content: [
    'The message says what happens at zero, without a full stop: “Taking you to Google Play”. A phone has room for two lines; a third one moves the buttons.',
    'The announcement is a sentence with the time at the start, then the way to stop: “Google Play opens in 5 seconds.”',
    'The clock in words has its own singular: “1 second left”.',
  ],
  screenReader: [
    'The announcement is read once, when the clock starts. The clock is a timer in words, which is read only where it is reached.',
    'When the focused action disappears with the clock, the focus moves to the message.',
  ],
};
