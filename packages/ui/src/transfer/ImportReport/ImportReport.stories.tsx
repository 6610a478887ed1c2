import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../../primitives/Button/index.ts';
import { ButtonLink } from '../../primitives/ButtonLink/index.ts';
import { transferCopy } from '../../sample-copy/transfer.ts';
import { ImportReport, type ImportReportProps } from './ImportReport.tsx';

function sampleOf(globals: Record<string, unknown>): ImportReportProps {
  const { figures, ...copy } = transferCopy(globals).report;
  return {
    title: copy.title,
    figures: [
      { id: 'new', label: figures.new, value: '392', tone: 'positive' },
      { id: 'changed', label: figures.changed, value: '0', tone: 'plain' },
      { id: 'unchanged', label: figures.unchanged, value: '12', tone: 'plain' },
      { id: 'kept', label: figures.kept, value: '3', tone: 'warning' },
      { id: 'refused', label: figures.refused, value: '1,204', tone: 'critical' },
    ],
    notes: copy.notes,
    lists: [
      {
        title: copy.refused,
        items: Array.from({ length: 40 }, (_, index) => ({
          id: String(index),
          place: copy.line(index * 7 + 2),
          reason: copy.reason,
        })),
        more: copy.more,
      },
    ],
    children: (
      <>
        <Button>{copy.another}</Button>
        <ButtonLink href="#pending" tone="primary">
          {copy.review}
        </ButtonLink>
      </>
    ),
  };
}

const meta = {
  title: 'Transfer/ImportReport',
  component: ImportReport,
  args: sampleOf({}),
  render: (args, { globals }) => (
    <ImportReport
      {...sampleOf(globals)}
      {...(args.lists.length === 0 && { lists: [], notes: [] })}
    />
  ),
} satisfies Meta<typeof ImportReport>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Everything: Story = {
  name: 'counts, what they mean, and why some were refused',
  play: async ({ canvas, globals }) => {
    const { report } = transferCopy(globals);
    const refusals = canvas.getByRole('region', { name: report.refused });
    await expect(refusals).toHaveTextContent(report.more);
    for (const note of report.notes) await expect(canvas.getByText(note)).toBeVisible();
  },
};

export const NothingRefused: Story = { name: 'all of it came in', args: { lists: [] } };

export const OnAPhone: Story = {
  name: 'on a phone, in Italian',
  globals: { viewport: { value: 'phone' }, language: 'it' },
};
