import type { Meta, StoryObj } from '@storybook/react-vite';
import { cellsOf } from '../stories/cells.ts';
import { StoryScreen } from '../stories/StoryScreen.tsx';
import { screenMeta } from '../stories/screenMeta.ts';
import { SCREENS } from '../stories/screens.ts';

const cells = cellsOf(SCREENS.fallback);
const meta = {
  ...screenMeta,
  title: 'Screens/Public site/Fallback',
  component: StoryScreen,
  args: { ...screenMeta.args, path: SCREENS.fallback.path },
} satisfies Meta<typeof StoryScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = { ...cells.One, name: '[SITE-7] an unknown address' };
export const Failed: Story = { ...cells.Failed, name: '[SITE-7] a page that cannot be drawn' };
