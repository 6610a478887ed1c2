import { PATHS } from '@campetto/contract';
import { expectText } from '../../testing/expectText.ts';
import { type ScreenMeta, type Story, screenMeta } from '../../testing/screenMeta.ts';

const meta = {
  ...screenMeta,
  title: 'Screens/Public site/Contact',
  args: { ...screenMeta.args, path: PATHS.contact },
} satisfies ScreenMeta;
export default meta;

export const One: Story = {
  play: () => expectText('What you can write about'),
};
