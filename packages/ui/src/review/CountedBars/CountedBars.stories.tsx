import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { MatrixList } from '../../docs/Matrix.tsx';
import { severalOnOnePage } from '../../docs/severalOnOnePage.ts';
import { findCopy } from '../../sample-copy/find.ts';
import { CountedBars } from './CountedBars.tsx';

const COUNTS = {
  duplicate: 1204,
  notSportsVenue: 310,
  unusableData: 187,
  closed: 96,
  wrongPlace: 41,
  other: 12,
  none: 1,
};
const ALL = Object.values(COUNTS).reduce((sum, count) => sum + count);

function counted(globals: Record<string, unknown>) {
  const { reasonNames } = findCopy(globals);
  return (Object.keys(COUNTS) as (keyof typeof COUNTS)[]).map((id) => ({
    id,
    name: reasonNames[id],
    count: COUNTS[id].toLocaleString(String(globals['language'] ?? 'en')),
    share: COUNTS[id] / ALL,
    href: id === 'duplicate' ? '#duplicate' : undefined,
  }));
}

const meta = {
  title: 'Review/CountedBars',
  component: CountedBars,
  args: { labels: findCopy({}).reasons, bars: [], pending: false },
  argTypes: {
    labels: { control: false },
    bars: { control: 'object' },
    retry: { control: false },
  },
  render: (args, { globals }) => <CountedBars {...args} labels={findCopy(globals).reasons} />,
} satisfies Meta<typeof CountedBars>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Matrix: Story = {
  parameters: severalOnOnePage,
  render: (args, { globals }) => {
    const { reasons: labels, reasonsError, retry } = findCopy(globals);
    const panel = { ...args, labels };
    const bars = counted(globals);
    return (
      <MatrixList
        items={{
          counted: <CountedBars {...panel} bars={bars} />,
          'counted, narrow': (
            <div style={{ maxInlineSize: '17rem' }}>
              <CountedBars {...panel} bars={bars.slice(0, 3)} />
            </div>
          ),
          'failed checks': <CountedBars {...panel} tone="warning" bars={bars.slice(0, 3)} />,
          'not counted': (
            <CountedBars
              {...panel}
              tone="warning"
              bars={bars.slice(0, 1).map((one) => ({ ...one, count: '–', share: undefined }))}
            />
          ),
          hover: <CountedBars {...panel} bars={bars.slice(0, 1)} />,
          focus: <CountedBars {...panel} bars={bars.slice(0, 1)} />,
          loading: <CountedBars {...panel} pending />,
          empty: <CountedBars {...panel} />,
          failed: (
            <CountedBars {...panel} error={reasonsError} retry={{ label: retry, onAction: fn() }} />
          ),
        }}
      />
    );
  },
};

export const Counted: Story = {
  name: 'each reason with its figure; the bars add nothing to hear',
  render: (args, { globals }) => (
    <CountedBars {...args} labels={findCopy(globals).reasons} bars={counted(globals)} />
  ),
  play: async ({ canvas, globals }) => {
    const { reasonNames, reasons } = findCopy(globals);
    await expect(canvas.getByRole('region', { name: reasons.title })).toBeVisible();
    const rows = canvas.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(rows).toHaveLength(Object.keys(COUNTS).length);
    await expect(rows[1]).toBe(`${reasonNames.notSportsVenue}310`);
    await expect(rows.at(-1)).toBe(`${reasonNames.none}1`);
    await expect(canvas.getByRole('link', { name: reasonNames.duplicate })).toBeVisible();
    // Otherwise forced colours would remove the bars, which are backgrounds.
    const [first] = canvas.getAllByRole('listitem');
    const bar = first?.querySelector('[aria-hidden] > *') as HTMLElement;
    await expect(getComputedStyle(bar).forcedColorAdjust).toBe('none');
  },
};
