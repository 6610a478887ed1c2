import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { MatrixList } from '../../docs/Matrix.tsx';
import { useReported } from '../../docs/useReported.ts';
import { addVenueCopy } from '../../sample-copy/addVenue.ts';
import { type Globals, translated } from '../../sample-copy/translated.ts';
import { SportsField, type SportsFieldProps } from './SportsField.tsx';

function Stateful(props: SportsFieldProps) {
  const [chosen, onChange] = useReported(props.chosen, props.onChange);
  return (
    <SportsField
      {...props}
      chosen={chosen}
      // A choice makes the field valid.
      error={chosen === props.chosen ? props.error : undefined}
      onChange={onChange}
    />
  );
}

const copy = (globals: Globals) => addVenueCopy(globals).sports;

const meta = {
  title: 'Venue/SportsField',
  component: SportsField,
  args: { ...copy({}), chosen: ['tennis'], onChange: fn() },
  argTypes: { sports: { control: false } },
  render: (args, { globals }) => (
    <Stateful key={`${args.chosen} ${args.error}`} {...translated(args, copy, globals)} />
  ),
} satisfies Meta<typeof SportsField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Matrix: Story = {
  render: (args, { globals }) => {
    const { problems, sports } = addVenueCopy(globals);
    const field = { ...args, ...sports };
    const none = { ...field, chosen: [] };
    return (
      <MatrixList
        items={{
          rest: <SportsField {...field} />,
          hover: <SportsField {...field} />,
          focus: <SportsField {...field} />,
          active: <SportsField {...field} />,
          'required, wrong': <SportsField {...none} required error={problems.sportIds} />,
          disabled: <SportsField {...field} disabled />,
          'note, no hint': (
            <SportsField {...none} hint={undefined} note={addVenueCopy(globals).phone.note} />
          ),
          narrow: (
            <div style={{ maxInlineSize: '14rem' }}>
              <SportsField {...field} required />
            </div>
          ),
        }}
      />
    );
  },
};

export const Choosing: Story = {
  name: '[ADD-5] a checkbox for each sport',
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
  name: '[ADD-6] shows that one is required',
  render: (args, { globals }) => {
    const { problems, sports } = addVenueCopy(globals);
    return <Stateful {...args} {...sports} chosen={[]} error={problems.sportIds} />;
  },
  play: async ({ canvas, globals }) => {
    const { problems, sports } = addVenueCopy(globals);
    await expect(canvas.getByRole('group', { name: sports.label })).toHaveAccessibleDescription(
      `${problems.sportIds} ${sports.hint}`,
    );
    const [first, second] = canvas.getAllByRole('checkbox') as [HTMLElement, HTMLElement];
    const wrong = getComputedStyle(second).borderColor;
    await userEvent.click(first);
    await waitFor(() => expect(getComputedStyle(second).borderColor).not.toBe(wrong));
  },
};
