import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { phoneScreensCopy } from '../../sample-copy/phone-screens.ts';
import { ScreenSize } from '../samples.tsx';
import { LevelScreen } from './LevelScreen.tsx';

const meta = {
  title: 'Marketing/LevelScreen',
  component: LevelScreen,
  args: {
    time: '',
    season: '',
    name: '',
    level: '',
    band: '',
    xp: { part: 0, now: '', next: '' },
    badges: [],
    weeks: { title: '', gain: '', bars: [] },
    gains: [],
  },
  render: (_, { globals }) => (
    <ScreenSize>
      <LevelScreen {...phoneScreensCopy(globals).level} />
    </ScreenSize>
  ),
} satisfies Meta<typeof LevelScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const English: Story = {
  play: async ({ canvas, globals }) => {
    const { level, xp, badges, gains } = phoneScreensCopy(globals).level;
    const texts = [
      level,
      xp.now,
      ...badges.map(({ sign }) => sign),
      ...gains.map((gain) => gain.xp),
    ];
    for (const text of texts) await expect(canvas.getByText(text)).toBeVisible();
  },
};
export const Italian: Story = { ...English, globals: { language: 'it' } };
export const ItalianAtNight: Story = { globals: { language: 'it', theme: 'dark' } };
