import type { Meta, StoryObj } from '@storybook/react-vite';
import { cellsOf } from '../../stories/cells.ts';
import { StoryScreen } from '../../stories/StoryScreen.tsx';
import { screenMeta } from '../../stories/screenMeta.ts';
import { SCREENS } from '../../stories/screens.ts';

const cells = cellsOf(SCREENS.terms);
const meta = {
  ...screenMeta,
  title: 'Screens/Public site/Terms and conditions',
  component: StoryScreen,
  args: { ...screenMeta.args, path: SCREENS.terms.path },
} satisfies Meta<typeof StoryScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { ...cells.Loading, name: '[LEGAL-1] loading' };
export const One: Story = { ...cells.One, name: '[LEGAL-1] the document' };
export const Failed: Story = { ...cells.Failed, name: '[LEGAL-5] the document is missing' };
export const Offline: Story = { ...cells.Offline, name: '[LEGAL-5] it could not be loaded' };
