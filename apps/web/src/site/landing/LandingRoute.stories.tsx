import type { Meta, StoryObj } from '@storybook/react-vite';
import { cellsOf } from '../../stories/cells.ts';
import { StoryScreen } from '../../stories/StoryScreen.tsx';
import { screenMeta } from '../../stories/screenMeta.ts';
import { SCREENS } from '../../stories/screens.ts';

const cells = cellsOf(SCREENS.landing);
const meta = {
  ...screenMeta,
  title: 'Screens/Public site/Landing',
  component: StoryScreen,
  args: { ...screenMeta.args, path: SCREENS.landing.path },
} satisfies Meta<typeof StoryScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = cells.One;
