import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { MatrixList } from '../../docs/Matrix.tsx';
import { Button } from '../../primitives/Button/index.ts';
import { ButtonLink } from '../../primitives/ButtonLink/index.ts';
import { importsCopy } from '../../sample-copy/imports.ts';
import { ImportReport, type ImportReportProps } from './ImportReport.tsx';

function sampleOf(globals: Record<string, unknown>): ImportReportProps {
  const { figures, ...copy } = importsCopy(globals).report;
  return {
    title: copy.title,
    figures: [
      { id: 'new', label: figures.new, value: '392', tone: 'positive' },
      { id: 'changed', label: figures.changed, value: '0', tone: 'neutral' },
      { id: 'unchanged', label: figures.unchanged, value: '12', tone: 'neutral' },
      { id: 'kept', label: figures.kept, value: '3', tone: 'warning' },
      { id: 'refused', label: figures.refused, value: copy.refusals, tone: 'critical' },
    ],
    notes: copy.notes,
    lists: [
      {
        title: copy.refused,
        items: Array.from({ length: 40 }, (_, index) => ({
          id: String(index),
          place: copy.line(index * 7 + 2),
          reasons: [copy.reason],
        })),
        more: copy.more,
      },
      {
        title: copy.kept,
        items: copy.keptVenues.map(({ reasons, ...venue }, index) => ({
          id: String(index),
          place: copy.line(index * 9 + 4),
          venue,
          reasons,
        })),
      },
    ],
    children: (
      <>
        <Button>{copy.another}</Button>
        <ButtonLink href="#pending" tone="brand">
          {copy.review}
        </ButtonLink>
      </>
    ),
  };
}

const meta = {
  title: 'Imports/ImportReport',
  component: ImportReport,
  args: sampleOf({}),
  parameters: { controls: { disable: true } },
  render: (_args, { globals }) => <ImportReport {...sampleOf(globals)} />,
} satisfies Meta<typeof ImportReport>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Matrix: Story = {
  render: (_args, { globals }) => {
    const sample = sampleOf(globals);
    const clean = {
      figures: sample.figures.map((figure) =>
        figure.id === 'new' ? figure : { ...figure, value: '0', tone: 'neutral' as const },
      ),
      notes: [],
      lists: [],
    };
    return (
      <MatrixList
        items={{
          'some refused': <ImportReport {...sample} />,
          'all of it came in': (
            <ImportReport
              {...sample}
              {...clean}
              title={sample.title.replace('milano-impianti-sportivi', 'verona')}
            />
          ),
        }}
      />
    );
  },
};

export const Everything: Story = {
  name: 'counts, what they mean, and why some were refused',
  play: async ({ canvas, globals }) => {
    const { report } = importsCopy(globals);
    const refusals = canvas.getByRole('region', { name: report.refused });
    await expect(refusals).toHaveTextContent(report.more);
    for (const note of report.notes) await expect(canvas.getByText(note)).toBeVisible();
    const kept = within(canvas.getByRole('region', { name: report.kept }));
    await expect(kept.getAllByRole('link')).toHaveLength(1);
    for (const { name, reasons } of report.keptVenues) {
      await expect(kept.getByText(name)).toBeVisible();
      for (const reason of reasons) await expect(kept.getByText(reason)).toBeVisible();
    }
  },
};

export const OnAPhone: Story = {
  name: 'on a phone, in Italian: the last of five figures is as wide as two',
  globals: { viewport: { value: 'phone' }, language: 'it' },
  play: async ({ canvas }) => {
    const figures = canvas.getAllByRole('term').map((term) => term.parentElement as HTMLElement);
    const [first, second, last] = [figures[0], figures[1], figures.at(-1)].map((figure) =>
      figure?.getBoundingClientRect(),
    );
    await expect(second?.top).toBe(first?.top);
    await expect([last?.left, last?.right]).toEqual([first?.left, second?.right]);
  },
};
