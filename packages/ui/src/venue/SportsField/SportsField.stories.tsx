import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { addVenueCopy } from '../../sample-copy/add-venue.ts';
import { SportsField, type SportsFieldProps } from './SportsField.tsx';

function Stateful({ onChange, ...props }: SportsFieldProps) {
  const [chosen, setChosen] = useState(props.chosen);
  return (
    <SportsField
      {...props}
      chosen={chosen}
      onChange={(next) => {
        setChosen(next);
        onChange(next);
      }}
    />
  );
}

const meta = {
  title: 'Venue/SportsField',
  component: SportsField,
  args: { label: '', sports: [], chosen: [], onChange: fn() },
  render: (args, { globals }) => {
    const { sports } = addVenueCopy(globals);
    return <Stateful {...args} {...sports} />;
  },
} satisfies Meta<typeof SportsField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Choosing: Story = {
  name: '[ADD-5] a checkbox for each sport',
  args: { chosen: ['tennis'] },
  play: async ({ args, canvas, globals }) => {
    const { sports } = addVenueCopy(globals).sports;
    const boxes = canvas.getAllByRole('checkbox');
    await expect(boxes).toHaveLength(sports.length);
    for (const [index, { label }] of sports.entries()) {
      await expect(boxes[index]).toHaveAccessibleName(label);
    }
    const [football, , tennis] = boxes as [HTMLElement, HTMLElement, HTMLElement];
    await expect(tennis).toBeChecked();
    await userEvent.click(football);
    await expect(args.onChange).toHaveBeenLastCalledWith(['tennis', 'football']);
    tennis.focus();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(['football']);
  },
};

export const NoneChosen: Story = {
  name: '[ADD-6] says that one is needed',
  render: (args, { globals }) => {
    const { problems, sports } = addVenueCopy(globals);
    return <Stateful {...args} {...sports} error={problems.sportIds} />;
  },
  play: async ({ canvas, globals }) => {
    const { problems, sports } = addVenueCopy(globals);
    await expect(canvas.getByRole('group', { name: sports.label })).toHaveAccessibleDescription(
      `${problems.sportIds} ${sports.hint}`,
    );
  },
};

export const Disabled: Story = { args: { chosen: ['padel'], disabled: true } };

export const OnAPhone: Story = {
  args: { chosen: ['volleyball'] },
  globals: { viewport: { value: 'phone' }, language: 'it' },
};
