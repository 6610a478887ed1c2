import { PATHS } from '@campetto/contract';
import { expectText } from '../../testing/expectText.ts';
import { type ScreenMeta, type Story, screenMeta } from '../../testing/screenMeta.ts';

const meta = {
  ...screenMeta,
  title: 'Screens/Public site/Landing',
  args: { ...screenMeta.args, path: PATHS.home },
} satisfies ScreenMeta;
export default meta;

export const One: Story = {
  play: () => expectText('Get started'),
};
