import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ScreenShelf, ScreenSize } from '../../marketing/samples.tsx';
import { longCopy } from '../../sample-copy/long.ts';
import { phoneScreensCopy } from '../../sample-copy/phoneScreens.ts';
import { translated } from '../../sample-copy/translated.ts';
import { MatchDetailScreen } from './MatchDetailScreen.tsx';

function copy(globals: Record<string, unknown>) {
  const { alt: _, ...screen } = phoneScreensCopy(globals).matchDetail;
  return screen;
}

const meta = {
  title: 'App screens/MatchDetailScreen',
  component: MatchDetailScreen,
  args: copy({}),
  argTypes: {
    teams: { control: 'object' },
    facts: { control: 'object' },
  },
  render: (args, { globals }) => (
    <ScreenSize>
      <MatchDetailScreen {...translated(args, copy, globals)} />
    </ScreenSize>
  ),
} satisfies Meta<typeof MatchDetailScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Matrix: Story = {
  render: (args, { globals }) => {
    const screen = translated(args, copy, globals);
    const { title, label } = longCopy(globals);
    const { nobodyYet } = phoneScreensCopy(globals);
    return (
      <ScreenShelf
        items={{
          'two spots are free': <MatchDetailScreen {...screen} />,
          'nobody is in yet': <MatchDetailScreen {...screen} teams={[[], []]} {...nobodyYet} />,
          'long words': (
            <MatchDetailScreen
              {...screen}
              title={title}
              facts={screen.facts.map((fact) => ({ ...fact, title: label, text: title }))}
              players={{ ...screen.players, text: title }}
              action={label}
            />
          ),
        }}
      />
    );
  },
};

export const English: Story = {
  play: async ({ canvas, globals }) => {
    const { facts, action, price } = phoneScreensCopy(globals).matchDetail;
    for (const text of [...facts.map((fact) => fact.title), price.amount, action]) {
      await expect(canvas.getByText(text)).toBeVisible();
    }
    // Once on the pitch and once among the avatars.
    await expect(canvas.getAllByText('SB')).toHaveLength(2);
    await expect(canvas.getAllByText('+')).toHaveLength(2);
  },
};

export const NobodyYet: Story = {
  render: (args, { globals }) => (
    <ScreenSize>
      <MatchDetailScreen
        {...translated(args, copy, globals)}
        {...phoneScreensCopy(globals).nobodyYet}
        teams={[[], []]}
      />
    </ScreenSize>
  ),
  play: async ({ canvas, globals }) => {
    const { players } = phoneScreensCopy(globals).nobodyYet;
    await expect(canvas.getAllByText('+')).toHaveLength(10);
    // Without avatars the text begins at the start of the row.
    const words = canvas.getByText(players.text);
    await expect(words.previousElementSibling).toBeNull();
  },
};

export const Italian: Story = { ...English, globals: { language: 'it' } };
