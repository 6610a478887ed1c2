import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ScreenShelf, ScreenSize } from '../../marketing/samples.tsx';
import { longCopy } from '../../sample-copy/long.ts';
import { marketingCopy } from '../../sample-copy/marketing.ts';
import { translated } from '../../sample-copy/translated.ts';
import { FindMatchScreen } from './FindMatchScreen.tsx';

function copy(globals: Record<string, unknown>) {
  const { alt: _, ...screen } = marketingCopy(globals).phone;
  return screen;
}

const meta = {
  title: 'App screens/FindMatchScreen',
  component: FindMatchScreen,
  args: copy({}),
  argTypes: {
    filters: { control: 'object' },
    matches: { control: 'object' },
  },
  render: (args, { globals }) => (
    <ScreenSize>
      <FindMatchScreen {...translated(args, copy, globals)} />
    </ScreenSize>
  ),
} satisfies Meta<typeof FindMatchScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Matrix: Story = {
  render: (args, { globals }) => {
    const screen = translated(args, copy, globals);
    const { title, label } = longCopy(globals);
    const courts = ['tennis', 'volleyball'] as const;
    const matches = courts.map((court) => ({
      court,
      title: `${title} (${court})`,
      detail: label,
      spots: screen.matches[0]?.spots ?? '',
    }));
    return (
      <ScreenShelf
        items={{
          'three matches': <FindMatchScreen {...screen} />,
          'one match': <FindMatchScreen {...screen} matches={screen.matches.slice(0, 1)} />,
          'long words': (
            <FindMatchScreen {...screen} title={label} where={title} matches={matches} />
          ),
        }}
      />
    );
  },
};

export const English: Story = {
  play: async ({ canvas, globals }) => {
    for (const { title } of marketingCopy(globals).phone.matches) {
      await expect(canvas.getByText(title)).toBeVisible();
    }
  },
};
