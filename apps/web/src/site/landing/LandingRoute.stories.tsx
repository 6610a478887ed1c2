import { PATHS } from '@campetto/contract';
import { expect } from 'storybook/test';
import { type ScreenMeta, type Story, screenMeta } from '../../testing/screenMeta.ts';
import { textOf } from '../../testing/textOf.ts';

const meta = {
  ...screenMeta,
  title: 'Screens/Public site/Landing',
  args: { ...screenMeta.args, path: PATHS.home },
} satisfies ScreenMeta;
export default meta;

export const One: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(textOf('Get started'))).toBeInTheDocument();
  },
};
