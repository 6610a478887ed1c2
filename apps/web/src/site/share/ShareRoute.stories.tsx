import type { Meta, StoryObj } from '@storybook/react-vite';
import { cellsOf } from '../../stories/cells.ts';
import { StoryScreen } from '../../stories/StoryScreen.tsx';
import { screenMeta } from '../../stories/screenMeta.ts';
import { SCREENS } from '../../stories/screens.ts';

const cells = cellsOf(SCREENS.share);
const meta = {
  ...screenMeta,
  title: 'Screens/Public site/Share',
  component: StoryScreen,
  args: { ...screenMeta.args, path: SCREENS.share.path },
} satisfies Meta<typeof StoryScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { ...cells.Empty, name: '[SHARE-2] without a game' };
export const One: Story = { ...cells.One, name: '[SHARE-2] [SHARE-3] with a game, on iOS' };
export const Failed: Story = { ...cells.Failed, name: '[SHARE-2] a damaged link' };
