import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { marketingCopy } from '../../sample-copy/marketing.ts';
import { ScreenSize } from '../samples.tsx';
import { FindMatchScreen } from './FindMatchScreen.tsx';

const meta = {
  title: 'Marketing/FindMatchScreen',
  component: FindMatchScreen,
  args: { time: '', title: '', where: '', filters: [], matches: [] },
  render: (_, { globals }) => (
    <ScreenSize>
      <FindMatchScreen {...marketingCopy(globals).phone} />
    </ScreenSize>
  ),
} satisfies Meta<typeof FindMatchScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const English: Story = {
  play: async ({ canvas, globals }) => {
    for (const { title } of marketingCopy(globals).phone.matches) {
      await expect(canvas.getByText(title)).toBeVisible();
    }
  },
};
export const ItalianAtNight: Story = { globals: { language: 'it', theme: 'dark' } };
