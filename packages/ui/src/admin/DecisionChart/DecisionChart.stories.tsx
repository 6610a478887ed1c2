import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { MatrixList } from '../../docs/Matrix.tsx';
import { severalOnOnePage } from '../../docs/severalOnOnePage.ts';
import { adminCopy } from '../../sample-copy/admin.ts';
import { findCopy } from '../../sample-copy/find.ts';
import type { Globals } from '../../sample-copy/translated.ts';
import { DecisionChart } from './DecisionChart.tsx';
import type { DecisionDay } from './types.ts';

const APPROVED = [31, 0, 4, 88, 61, 52, 40, 0, 1, 70, 93, 12, 44, 30];
const DISCARDED = [4, 0, 0, 12, 30, 7, 1, 0, 0, 9, 14, 60, 2, 8];

function daysOf(globals: Globals, times = 1): DecisionDay[] {
  const language = String(globals['language'] ?? 'en');
  return APPROVED.map((approved, index) => {
    const date = new Date(Date.UTC(2026, 10, 7 + index));
    const format = (options: Intl.DateTimeFormatOptions) =>
      date.toLocaleDateString(language === 'it' ? 'it' : 'en-GB', { ...options, timeZone: 'UTC' });
    return {
      id: date.toISOString().slice(0, 10),
      shortName: format({ day: 'numeric' }),
      name: format({ weekday: 'long', day: 'numeric', month: 'long' }),
      approved: approved * times,
      discarded: (DISCARDED[index] ?? 0) * times,
    };
  });
}

function textsOf(globals: Globals) {
  const { labels, summary } = adminCopy(globals).decisions;
  return { labels, summary };
}

const formatNumber = (count: number) => count.toLocaleString('en');

const meta = {
  title: 'Admin/DecisionChart',
  component: DecisionChart,
  args: {
    labels: adminCopy({}).decisions.labels,
    summary: adminCopy({}).decisions.summary,
    days: [],
    formatNumber,
    pending: false,
  },
  argTypes: { labels: { control: false }, days: { control: 'object' }, retry: { control: false } },
  render: (args, { globals }) => <DecisionChart {...args} {...textsOf(globals)} />,
} satisfies Meta<typeof DecisionChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Matrix: Story = {
  parameters: severalOnOnePage,
  render: (args, { globals }) => {
    const { labels, summary, error } = adminCopy(globals).decisions;
    const chart = { ...args, labels, summary };
    const days = daysOf(globals);
    return (
      <MatrixList
        items={{
          counted: <DecisionChart {...chart} days={days} />,
          'counted, narrow': (
            <div style={{ maxInlineSize: '20rem' }}>
              <DecisionChart {...chart} days={daysOf(globals, 1000)} />
            </div>
          ),
          'one decision': (
            <DecisionChart
              {...chart}
              days={days.map((day, index) => ({
                ...day,
                approved: index === 13 ? 1 : 0,
                discarded: 0,
              }))}
            />
          ),
          loading: <DecisionChart {...chart} pending />,
          empty: <DecisionChart {...chart} />,
          failed: (
            <DecisionChart
              {...chart}
              error={error}
              retry={{ label: findCopy(globals).retry, onAction: fn() }}
            />
          ),
        }}
      />
    );
  },
};

export const Counted: Story = {
  name: '[DASH-5] a table for screen readers contains what the bars show',
  render: (args, { globals }) => (
    <DecisionChart {...args} {...textsOf(globals)} days={daysOf(globals)} />
  ),
  play: async ({ canvas, globals }) => {
    const { labels, summary } = adminCopy(globals).decisions;
    await expect(canvas.getByText(summary)).toBeVisible();
    const table = within(canvas.getByRole('table', { name: labels.title }));
    await expect(table.getAllByRole('row')).toHaveLength(15);
    const cells = table.getAllByRole('cell').map(({ textContent }) => Number(textContent));
    await expect(cells.slice(-2)).toEqual([30, 8]);
    await expect(cells.slice(22, 24)).toEqual([12, 60]);
  },
};
