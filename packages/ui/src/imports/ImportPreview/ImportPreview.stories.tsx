import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { MatrixList } from '../../docs/Matrix.tsx';
import { Button } from '../../primitives/Button/index.ts';
import { importsCopy } from '../../sample-copy/imports.ts';
import { ImportPreview, type ImportPreviewProps } from './ImportPreview.tsx';

function sampleOf(globals: Record<string, unknown>): ImportPreviewProps {
  const copy = importsCopy(globals).preview;
  const { fields, record } = copy;
  const filled = {
    title: record(1, 3),
    leftOut: [copy.leftOut],
    fields: [
      { id: 'name', label: fields.name, value: 'Campo de fútbol Orcasitas', from: ['NOMBRE'] },
      { id: 'sports', label: fields.sports, value: copy.sports, from: ['EQUIPAMIENTO'] },
      {
        id: 'address',
        label: fields.street,
        value: 'CALLE LYON 136 (c/v Calle Flandes, 4 posterior), 28030 Madrid',
        from: ['CLASE-VIAL', 'NOMBRE-VIA', 'NUM', 'CODIGO-POSTAL', 'LOCALIDAD'],
      },
      { id: 'country', label: fields.country, value: 'Spain', from: [] },
      {
        id: 'coordinates',
        label: fields.coordinates,
        value: '40.37130122, -3.70960274',
        from: ['LATITUD', 'LONGITUD'],
      },
    ],
  };
  return {
    labels: copy.labels,
    title: copy.title,
    detail: copy.detail,
    records: [
      filled,
      { title: record(2, 3), fields: [], leftOut: [], refused: copy.refused },
      { ...filled, title: record(3, 3), leftOut: [] },
    ],
    unused: ['DISTRITO', 'BARRIO', 'COORDENADA-X', 'COORDENADA-Y', 'ACCESIBILIDAD', 'TIPO'],
    children: (
      <>
        <Button>{copy.other}</Button>
        <Button tone="brand">{copy.start}</Button>
      </>
    ),
  };
}

const meta = {
  title: 'Imports/ImportPreview',
  component: ImportPreview,
  args: sampleOf({}),
  parameters: { controls: { disable: true } },
  render: (_args, { globals }) => <ImportPreview {...sampleOf(globals)} />,
} satisfies Meta<typeof ImportPreview>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Matrix: Story = {
  render: (_args, { globals }) => {
    const sample = sampleOf(globals);
    const { records } = sample;
    const looks = {
      'something left out': records,
      refused: records.slice(1),
      'a single record': records.slice(2),
    };
    return (
      <MatrixList
        items={Object.fromEntries(
          Object.entries(looks).map(([look, shown]) => [
            look,
            <ImportPreview
              key={look}
              {...sample}
              title={`${look.replaceAll(' ', '-')}.csv`}
              records={shown}
              unused={shown.length === 1 ? [] : sample.unused}
            />,
          ]),
        )}
      />
    );
  },
};

export const Mapping: Story = {
  name: 'each value with the field that it comes from',
  play: async ({ canvas, globals }) => {
    const { fields, labels } = importsCopy(globals).preview;
    const name = canvas.getByRole('row', { name: new RegExp(`^${fields.name}`) });
    await expect(name).toHaveTextContent('NOMBRE');
    const country = canvas.getByRole('row', { name: new RegExp(`^${fields.country}`) });
    await expect(country).toHaveTextContent(labels.constant);
  },
};

export const Refused: Story = {
  name: 'turns to a record that will be skipped, and round',
  play: async ({ canvas, globals }) => {
    const { labels, refused, record } = importsCopy(globals).preview;
    const next = canvas.getByRole('button', { name: labels.next });
    await userEvent.click(next);
    await expect(canvas.getByText(refused)).toBeVisible();
    await userEvent.click(next);
    await userEvent.click(next);
    await expect(canvas.getByText(record(1, 3))).toBeVisible();
    await expect(next).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: labels.previous }));
    await userEvent.click(canvas.getByRole('button', { name: labels.previous }));
    await expect(canvas.getByText(refused)).toBeVisible();
  },
};

export const Single: Story = {
  name: 'a single record: there is nothing to turn to',
  render: (_args, { globals }) => {
    const sample = sampleOf(globals);
    return <ImportPreview {...sample} records={sample.records.slice(0, 1)} />;
  },
  play: async ({ canvas, globals }) => {
    const { fields, labels } = importsCopy(globals).preview;
    await expect(canvas.getByRole('row', { name: new RegExp(`^${fields.name}`) })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: labels.next })).toBeNull();
  },
};

export const OnAPhone: Story = {
  name: 'on a phone, in Italian',
  globals: { viewport: { value: 'phone' }, language: 'it' },
};

export const ShortOnAPhone: Story = {
  tags: ['!autodocs'],
  name: 'on a phone, the rows of short values are as wide as the panel',
  globals: { viewport: { value: 'phone' } },
  render: (_args, { globals }) => {
    const sample = sampleOf(globals);
    const records = sample.records.slice(2).map((record) => ({
      ...record,
      fields: record.fields.filter(({ id }) => id === 'country'),
    }));
    return <ImportPreview {...sample} records={records} />;
  },
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table');
    const row = within(table).getAllByRole('row').at(-1);
    await expect(row?.offsetWidth).toBe(table.offsetWidth);
  },
};
