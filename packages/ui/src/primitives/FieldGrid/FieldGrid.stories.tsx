import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { venueCopy } from '../../sample-copy/venue.ts';
import { TextField } from '../TextField/TextField.tsx';
import { FieldCell, FieldGrid } from './FieldGrid.tsx';

const meta = {
  title: 'Primitives/FieldGrid',
  component: FieldGrid,
  args: { children: null },
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

export const OnADesk: Story = {
  name: 'fills each line on a desk',
  globals: { viewport: { value: 'desktop' } },
};

export const OnAPhone: Story = {
  name: 'one field a line on a phone',
  globals: { viewport: { value: 'phone' }, language: 'it' },
  play: async ({ canvas }) => {
    const lefts = canvas.getAllByRole('textbox').map((box) => box.getBoundingClientRect().left);
    await expect(new Set(lefts).size).toBe(1);
  },
};
