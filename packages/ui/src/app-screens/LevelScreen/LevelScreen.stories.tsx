import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ScreenShelf, ScreenSize } from '../../marketing/samples.tsx';
import { longCopy } from '../../sample-copy/long.ts';
import { phoneScreensCopy } from '../../sample-copy/phoneScreens.ts';
import { translated } from '../../sample-copy/translated.ts';
import { LevelScreen } from './LevelScreen.tsx';

function copy(globals: Record<string, unknown>) {
  const { alt: _, ...screen } = phoneScreensCopy(globals).level;
  return screen;
}

const meta = {
  title: 'App screens/LevelScreen',
  component: LevelScreen,
  args: copy({}),
  argTypes: {
    badges: { control: 'object' },
    gains: { control: 'object' },
  },
  render: (args, { globals }) => (
    <ScreenSize>
      <LevelScreen {...translated(args, copy, globals)} />
    </ScreenSize>
  ),
} satisfies Meta<typeof LevelScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Matrix: Story = {
  render: (args, { globals }) => {
    const screen = translated(args, copy, globals);
    const { title, label, name } = longCopy(globals);
    const { firstWeek } = phoneScreensCopy(globals);
    return (
      <ScreenShelf
        items={{
          'half-way through a season': <LevelScreen {...screen} />,
          'first week': <LevelScreen {...screen} {...firstWeek} badges={[]} gains={[]} />,
          'long words': (
            <LevelScreen
              {...screen}
              season={title}
              name={name}
              level="100"
              band={label}
              badges={screen.badges.map((badge) => ({ ...badge, title: label, text: label }))}
              gains={screen.gains.map((gain) => ({ ...gain, label: gain.label + label }))}
            />
          ),
        }}
      />
    );
  },
};

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
