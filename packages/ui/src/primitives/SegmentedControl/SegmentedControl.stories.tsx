import { viewSwitchLabels } from '@campetto/messages/admin/list';
import { statusNames } from '@campetto/messages/admin/venue';
import { i18nOf } from '@campetto/messages/stories/i18n';
import type { Meta, StoryObj } from '@storybook/react-vite';
import LayoutGrid from 'lucide-react/icons/layout-grid';
import Rows3 from 'lucide-react/icons/rows-3';
import Square from 'lucide-react/icons/square';
import { expect, fn, userEvent } from 'storybook/test';
import { MatrixList } from '../../docs/Matrix.tsx';
import { useReported } from '../../docs/useReported.ts';
import { longCopy } from '../../sample-copy/long.ts';
import type { Globals } from '../../sample-copy/translated.ts';
import { venueCopy } from '../../sample-copy/venue.ts';
import { SegmentedControl, type SegmentedControlProps } from './SegmentedControl.tsx';

const COUNTS = { pending: 1315, approved: 38, discarded: 7 };

const statuses = (globals: Globals, counted = true) =>
  Object.entries(statusNames(i18nOf(globals))).map(([value, label]) => ({
    value,
    label,
    ...(counted && { count: i18nOf(globals).number(COUNTS[value as keyof typeof COUNTS]) }),
  }));

const views = (globals: Globals) => {
  const { cards, rows, focus } = viewSwitchLabels(i18nOf(globals)).views;
  return [
    { value: 'cards', label: cards, icon: LayoutGrid },
    { value: 'rows', label: rows, icon: Rows3 },
    { value: 'focus', label: focus, icon: Square },
  ];
};

function Choice(props: SegmentedControlProps<string>) {
  const [value, onValueChange] = useReported(props.value, props.onValueChange);
  return <SegmentedControl {...props} value={value} onValueChange={onValueChange} />;
}

const meta = {
  title: 'Primitives/SegmentedControl',
  component: SegmentedControl<string>,
  args: {
    label: venueCopy({}).statusLabel,
    options: statuses({}),
    value: 'pending',
    onValueChange: fn(),
  },
  argTypes: { label: { control: false }, options: { control: false }, value: { control: false } },
  render: (args, { globals }) => (
    <Choice {...args} label={venueCopy(globals).statusLabel} options={statuses(globals)} />
  ),
} satisfies Meta<typeof SegmentedControl<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Matrix: Story = {
  render: (args, { globals }) => {
    const label = venueCopy(globals).statusLabel;
    const own = { ...args, label };
    const { title } = longCopy(globals);
    return (
      <MatrixList
        items={{
          'with counts': <SegmentedControl {...own} options={statuses(globals)} />,
          'words only': <SegmentedControl {...own} options={statuses(globals, false)} />,
          'as wide as its words': (
            <div style={{ inlineSize: 'fit-content' }}>
              <SegmentedControl
                {...own}
                label={viewSwitchLabels(i18nOf(globals)).view}
                options={views(globals)}
                value="rows"
              />
            </div>
          ),
          hover: <SegmentedControl {...own} options={statuses(globals)} />,
          focus: <SegmentedControl {...own} options={statuses(globals)} />,
          'long words, narrow': (
            <div style={{ inlineSize: '18rem' }}>
              <SegmentedControl
                {...own}
                options={statuses(globals).map((option, index) =>
                  index === 1 ? { ...option, label: title } : option,
                )}
              />
            </div>
          ),
        }}
      />
    );
  },
};

export const LongWords: Story = {
  ...Matrix,
  tags: ['!autodocs'],
  name: 'in a narrow place no word exceeds its segment',
  play: async ({ canvas }) => {
    for (const radio of canvas.getAllByRole('radio')) {
      const segment = radio.closest('label');
      await expect(segment?.scrollWidth).toBe(segment?.clientWidth);
    }
  },
};

export const ByKeyboard: Story = {
  name: 'one stop for Tab; arrow keys choose',
  play: async ({ args, canvas, globals }) => {
    const [first, second] = canvas.getAllByRole('radio');
    await expect(canvas.getByRole('group', { name: venueCopy(globals).statusLabel })).toBeVisible();
    await userEvent.tab();
    await expect(first).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(second).toBeChecked();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('approved');
  },
};

export const ForcedColours: Story = {
  name: 'under forced colours the chosen segment has a background of its own',
  tags: ['!autodocs'],
  globals: { contrast: 'forced' },
  play: async ({ canvas }) => {
    const chosen = canvas.getByRole('radio', { checked: true }).closest('label') as HTMLElement;
    const { backgroundColor } = getComputedStyle(canvas.getByRole('group'));
    await expect(getComputedStyle(chosen).backgroundColor).not.toBe(backgroundColor);
  },
};
