import { PATHS } from '@campetto/contract';
import { expect } from 'storybook/test';
import { type ScreenMeta, type Story, screenMeta } from '../../testing/screenMeta.ts';
import { textOf } from '../../testing/textOf.ts';

const meta = {
  ...screenMeta,
  title: 'Screens/Public site/Contact',
  args: { ...screenMeta.args, path: PATHS.contact },
} satisfies ScreenMeta;
export default meta;

export const One: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(textOf('What you can write about'))).toBeInTheDocument();
  },
};
