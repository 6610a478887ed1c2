import {
  confirmationName,
  shortcutGroups,
  shortcutsLabels,
  shortcutsName,
} from '@campetto/messages/admin/review/shortcuts';
import { i18nOf } from '@campetto/messages/stories/i18n';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { ShortcutsDialog } from './ShortcutsDialog.tsx';

function textsOf(globals: Record<string, unknown>) {
  const i18n = i18nOf(globals);
  return {
    labels: shortcutsLabels(i18n),
    groups: shortcutGroups(i18n),
    toggles: [shortcutsName(i18n), ...Object.values(confirmationName(i18n))],
  };
}

const meta = {
  title: 'Review/ShortcutsDialog',
  component: ShortcutsDialog,
  args: {
    open: true,
    labels: textsOf({}).labels,
    groups: textsOf({}).groups,
    toggles: textsOf({}).toggles.map((label) => ({ label, checked: true, onChange: fn() })),
    onClose: fn(),
  },
  argTypes: { labels: { control: false }, groups: { control: 'object' } },
  parameters: { docs: { story: { inline: false, height: '640px' } } },
  render: (args, { globals }) => (
    <ShortcutsDialog
      {...args}
      labels={textsOf(globals).labels}
      groups={textsOf(globals).groups}
      toggles={args.toggles.map((toggle, at) => ({
        ...toggle,
        label: textsOf(globals).toggles[at] ?? toggle.label,
      }))}
    />
  ),
} satisfies Meta<typeof ShortcutsDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The open dialog. The states of its controls are in the matrices of Checkbox and Dialog. */
export const Matrix: Story = {};

export const Open: Story = {
  name: 'lists every key with what it does',
  play: async ({ args, globals }) => {
    const { labels, toggles } = textsOf(globals);
    const sheet = within(await screen.findByRole('dialog', { name: labels.title }));
    const enter = globals['language'] === 'it' ? 'Invio' : 'Enter';
    for (const key of ['J', 'K', 'A', 'D', 'E', 'L', 'R', 'U', 'X', '/', '?', enter, 'Esc']) {
      await expect(sheet.getByText(key)).toBeVisible();
    }
    for (const [at, name] of toggles.entries()) {
      await userEvent.click(sheet.getByRole('checkbox', { name }));
      await expect(args.toggles[at]?.onChange).toHaveBeenCalledWith(false);
    }
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
