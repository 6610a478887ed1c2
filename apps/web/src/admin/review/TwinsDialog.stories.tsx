import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { cellsOf } from '../../stories/cells.ts';
import { StoryScreen } from '../../stories/StoryScreen.tsx';
import { screenMeta } from '../../stories/screenMeta.ts';
import { SCREENS } from '../../stories/screens.ts';

const cells = cellsOf(SCREENS.twins);
const meta = {
  ...screenMeta,
  title: 'Screens/Back office/Review: twins',
  component: StoryScreen,
  args: { ...screenMeta.args, path: SCREENS.twins.path },
} satisfies Meta<typeof StoryScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = cells.One;
export const OneItalian: Story = {
  ...cells.One,
  name: 'one, in Italian: the status agrees with one venue',
  globals: { language: 'it' },
  play: async (context) => {
    await cells.One.play(context);
    await expect(screen.getByText('Approvata')).toBeVisible();
  },
};
export const Many: Story = cells.Many;
export const Failed: Story = cells.Failed;
export const Offline: Story = cells.Offline;
export const InFlight: Story = cells.InFlight;
export const Forbidden: Story = cells.Forbidden;
