import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { phoneScreensCopy } from '../../sample-copy/phone-screens.ts';
import { ScreenSize } from '../samples.tsx';
import { MatchDetailScreen } from './MatchDetailScreen.tsx';

const meta = {
  title: 'Marketing/MatchDetailScreen',
  component: MatchDetailScreen,
  args: {
    time: '',
    title: '',
    spots: '',
    teams: [[], []],
    facts: [],
    players: { count: '', text: '' },
    price: { amount: '', text: '' },
    action: '',
  },
  render: (_, { globals }) => (
    <ScreenSize>
      <MatchDetailScreen {...phoneScreensCopy(globals).matchDetail} />
    </ScreenSize>
  ),
} satisfies Meta<typeof MatchDetailScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const English: Story = {
  play: async ({ canvas, globals }) => {
    const { facts, action, price } = phoneScreensCopy(globals).matchDetail;
    for (const text of [...facts.map((fact) => fact.title), price.amount, action]) {
      await expect(canvas.getByText(text)).toBeVisible();
    }
    await expect(canvas.getAllByText('+')).toHaveLength(2);
  },
};
export const Italian: Story = { ...English, globals: { language: 'it' } };
export const ItalianAtNight: Story = { globals: { language: 'it', theme: 'dark' } };
