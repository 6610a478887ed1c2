import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { reviewCopy } from '../../sample-copy/review.ts';
import { venueCopy } from '../../sample-copy/venue.ts';
import { guide } from './ShortcutSheet.guide.ts';
import { type ShortcutGroup, ShortcutSheet } from './ShortcutSheet.tsx';

function groups(globals: Record<string, unknown>): ShortcutGroup[] {
  const copy = reviewCopy(globals).shortcuts;
  const { actions } = venueCopy(globals);
  return [
    {
      title: copy.move,
      shortcuts: [
        { keys: ['J'], label: copy.next },
        { keys: ['K'], label: copy.previous },
      ],
    },
    {
      title: copy.decide,
      shortcuts: [
        { keys: ['A'], label: actions.approve },
        { keys: ['D'], label: actions.discard },
        { keys: ['E'], label: actions.edit },
        { keys: ['R'], label: actions.restore },
        { keys: ['U'], label: copy.undo },
      ],
    },
    {
      title: copy.find,
      shortcuts: [
        { keys: ['X'], label: copy.select },
        { keys: ['/'], label: copy.search },
        { keys: ['?'], label: copy.help },
      ],
    },
    {
      title: copy.modal,
      shortcuts: [
        { keys: [copy.enter], label: copy.confirm },
        { keys: ['Esc'], label: copy.cancel },
      ],
    },
  ];
}

const meta = {
  title: 'Venue/ShortcutSheet',
  component: ShortcutSheet,
  args: {
    open: true,
    labels: reviewCopy({}).shortcuts,
    groups: groups({}),
    toggle: { label: reviewCopy({}).shortcuts.toggle, checked: true, onChange: fn() },
    onClose: fn(),
  },
  argTypes: { labels: { control: false }, groups: { control: 'object' } },
  parameters: { guide, docs: { story: { inline: false, height: '640px' } } },
  render: (args, { globals }) => (
    <ShortcutSheet
      {...args}
      labels={reviewCopy(globals).shortcuts}
      groups={groups(globals)}
      toggle={{ ...args.toggle, label: reviewCopy(globals).shortcuts.toggle }}
    />
  ),
} satisfies Meta<typeof ShortcutSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Open, as it only ever is. What can be pointed at in it, Checkbox and Dialog show in full. */
export const Matrix: Story = {};

export const Open: Story = {
  name: 'lists every key with what it does',
  play: async ({ args, globals }) => {
    const copy = reviewCopy(globals).shortcuts;
    const sheet = within(await screen.findByRole('dialog', { name: copy.title }));
    for (const key of ['J', 'K', 'A', 'D', 'E', 'R', 'U', 'X', '/', '?', 'Enter', 'Esc']) {
      await expect(sheet.getByText(key)).toBeVisible();
    }
    await userEvent.click(sheet.getByRole('checkbox', { name: copy.toggle }));
    await expect(args.toggle.onChange).toHaveBeenCalledWith(false);
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
