import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { MatrixList } from '../../docs/Matrix.tsx';
import { longCopy } from '../../sample-copy/long.ts';
import { marketingCopy } from '../../sample-copy/marketing.ts';
import { type Globals, translated } from '../../sample-copy/translated.ts';
import { vars } from '../../theme/contract.css.ts';
import { MatchRow } from './MatchRow.tsx';

const all = (globals: Globals) =>
  marketingCopy(globals).sports.sports.flatMap(({ court, matches }) =>
    matches.slice(0, 1).map((match) => ({ court, ...match })),
  );

function copy(globals: Globals) {
  const [first] = all(globals);
  if (first === undefined) throw new Error('There are no sample matches.');
  return first;
}

const meta = {
  title: 'Marketing/MatchRow',
  component: MatchRow,
  args: copy({}),
  render: (args, { globals }) => <MatchRow {...translated(args, copy, globals)} />,
} satisfies Meta<typeof MatchRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Matrix: Story = {
  render: (args, { globals }) => {
    const row = translated(args, copy, globals);
    const { title, label } = longCopy(globals);
    return (
      <MatrixList
        items={{
          ...Object.fromEntries(
            all(globals).map((match) => [match.court, <MatchRow key={match.court} {...match} />]),
          ),
          'on a court': (
            <div style={{ padding: '0.75rem', background: vars.color.court.football.ground }}>
              <MatchRow {...row} />
            </div>
          ),
          'long words': (
            <div style={{ inlineSize: '18rem' }}>
              <MatchRow {...row} title={title} detail={label} />
            </div>
          ),
        }}
      />
    );
  },
};

export const One: Story = {
  play: async ({ canvas, globals }) => {
    const { title, detail, spots } = copy(globals);
    for (const text of [title, detail, spots]) {
      await expect(canvas.getByText(text, { exact: false })).toBeVisible();
    }
  },
};
