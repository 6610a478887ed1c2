import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { MatrixList } from '../../docs/Matrix.tsx';
import { venueCopy } from '../../sample-copy/venue.ts';
import { TextField } from '../TextField/TextField.tsx';
import { FieldCell, type FieldCellProps, FieldGrid } from './FieldGrid.tsx';

const meta = {
  title: 'Primitives/FieldGrid',
  component: FieldGrid,
  args: { children: null },
  argTypes: { children: { control: false } },
  render: (_, { globals }) => {
    const { edit } = venueCopy(globals);
    return (
      <FieldGrid>
        <FieldCell width="full">
          <TextField label={edit.name} />
        </FieldCell>
        <FieldCell width="most">
          <TextField label={edit.street} />
        </FieldCell>
        <FieldCell width="rest">
          <TextField label={edit.number} />
        </FieldCell>
        <FieldCell width="half">
          <TextField label={edit.latitude} />
        </FieldCell>
        <FieldCell width="half">
          <TextField label={edit.longitude} />
        </FieldCell>
      </FieldGrid>
    );
  },
} satisfies Meta<typeof FieldGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

function Line({ cells }: { cells: readonly [FieldCellProps['width'], string][] }) {
  return (
    <FieldGrid>
      {cells.map(([width, label]) => (
        <FieldCell key={label} width={width}>
          <TextField label={label} />
        </FieldCell>
      ))}
    </FieldGrid>
  );
}

export const Matrix: Story = {
  render: (_, { globals }) => {
    const { edit } = venueCopy(globals);
    return (
      <MatrixList
        items={{
          full: <Line cells={[['full', edit.name]]} />,
          'most and rest': (
            <Line
              cells={[
                ['most', edit.street],
                ['rest', edit.number],
              ]}
            />
          ),
          'half and half': (
            <Line
              cells={[
                ['half', edit.latitude],
                ['half', edit.longitude],
              ]}
            />
          ),
          'three of rest': (
            <Line
              cells={[
                ['rest', edit.number],
                ['rest', edit.latitude],
                ['rest', edit.longitude],
              ]}
            />
          ),
        }}
      />
    );
  },
};

export const OnADesktop: Story = {
  name: 'fills each line on a desktop',
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const boxes = canvas.getAllByRole('textbox').map((box) => box.getBoundingClientRect());
    const [name, ...rest] = boxes;
    const lines = [...new Set(rest.map(({ top }) => top))].map((top) =>
      rest.filter((box) => box.top === top),
    );
    await expect(lines.map(({ length }) => length)).toEqual([2, 2]);
    for (const line of lines) {
      await expect(line.at(0)?.left).toBeCloseTo(name?.left ?? 0, 0);
      await expect(line.at(-1)?.right).toBeCloseTo(name?.right ?? 0, 0);
    }
  },
};

export const InANarrowPlace: Story = {
  name: 'one field a line in a narrow place of a wide screen',
  globals: { viewport: { value: 'desktop' } },
  decorators: (story) => <div style={{ inlineSize: '20rem' }}>{story()}</div>,
  play: async ({ canvas }) => {
    const lefts = canvas.getAllByRole('textbox').map((box) => box.getBoundingClientRect().left);
    await expect(new Set(lefts).size).toBe(1);
  },
};

export const LabelsOfSeveralHeights: Story = {
  name: 'fields are aligned under labels of different heights',
  globals: { viewport: { value: 'desktop' } },
  render: (_, { globals }) => {
    const { edit } = venueCopy(globals);
    const long = `${edit.street}, ${edit.number}, ${edit.latitude}, ${edit.longitude}`;
    return (
      <div style={{ inlineSize: '31rem' }}>
        <Line
          cells={[
            ['rest', long],
            ['rest', edit.latitude],
            ['rest', edit.longitude],
          ]}
        />
      </div>
    );
  },
  play: async ({ canvas }) => {
    const tops = canvas.getAllByRole('textbox').map((box) => box.getBoundingClientRect().top);
    await expect(new Set(tops).size).toBe(1);
  },
};

export const OnAPhone: Story = {
  name: 'one field a line on a phone',
  globals: { viewport: { value: 'phone' }, language: 'it' },
  play: async ({ canvas }) => {
    const lefts = canvas.getAllByRole('textbox').map((box) => box.getBoundingClientRect().left);
    await expect(new Set(lefts).size).toBe(1);
  },
};
