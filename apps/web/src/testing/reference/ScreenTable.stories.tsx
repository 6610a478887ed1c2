import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ScreenTable } from './ScreenTable.tsx';
import { SCREENS } from './screens.ts';

const meta = {
  title: 'Screens/Overview',
  component: ScreenTable,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  args: { screens: Object.values(SCREENS) },
} satisfies Meta<typeof ScreenTable>;
export default meta;

export const EveryState: StoryObj<typeof meta> = {
  name: 'every screen in every state',
  play: async ({ canvas, args }) => {
    const rows = canvas.getAllByRole('row');
    await expect(rows).toHaveLength(args.screens.length + 1);
  },
};
