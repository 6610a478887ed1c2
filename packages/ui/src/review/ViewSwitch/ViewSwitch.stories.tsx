import { viewSwitchLabels } from '@campetto/messages/admin/list';
import { i18nOf } from '@campetto/messages/stories/i18n';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { MatrixList } from '../../docs/Matrix.tsx';
import { useReported } from '../../docs/useReported.ts';
import { ViewSwitch } from './ViewSwitch.tsx';

const onMap = fn();

function Switch(props: ComponentProps<typeof ViewSwitch>) {
  const [view, onView] = useReported(props.view, props.onView);
  const [shown, onChange] = useReported(props.map?.shown ?? false, onMap);
  return (
    <div style={{ display: 'flex', gap: '0.5rem' }}>
      <ViewSwitch {...props} view={view} onView={onView} map={props.map && { shown, onChange }} />
    </div>
  );
}

const meta = {
  title: 'Review/ViewSwitch',
  component: ViewSwitch,
  args: {
    labels: viewSwitchLabels(i18nOf({})),
    view: 'cards',
    onView: fn(),
    map: { shown: false, onChange: onMap },
  },
  argTypes: { labels: { control: false }, view: { control: false }, map: { control: false } },
  render: (args, { globals }) => <Switch {...args} labels={viewSwitchLabels(i18nOf(globals))} />,
} satisfies Meta<typeof ViewSwitch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Matrix: Story = {
  render: (args, { globals }) => {
    const props = { ...args, labels: viewSwitchLabels(i18nOf(globals)) };
    return (
      <MatrixList
        items={{
          cards: <Switch {...props} />,
          'rows, map shown': (
            <Switch {...props} view="rows" map={{ shown: true, onChange: onMap }} />
          ),
          'focus, no map': <Switch {...props} view="focus" map={undefined} />,
        }}
      />
    );
  },
};

export const NoMap: Story = {
  name: 'without a map its button keeps its place, disabled',
  args: { view: 'focus', map: undefined },
  play: async ({ canvas, globals }) => {
    const { showMap } = viewSwitchLabels(i18nOf(globals));
    await expect(canvas.getByRole('button', { name: showMap })).toBeDisabled();
  },
};

export const Chosen: Story = {
  name: 'the views have names, and the map is shown and hidden',
  play: async ({ args, canvas, globals }) => {
    const { views, showMap, hideMap } = viewSwitchLabels(i18nOf(globals));
    const rows = canvas.getByRole('radio', { name: views.rows });
    await userEvent.click(rows);
    await expect(rows).toBeChecked();
    await expect(args.onView).toHaveBeenLastCalledWith('rows');
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onView).toHaveBeenLastCalledWith('focus');
    await userEvent.click(canvas.getByRole('button', { name: showMap }));
    await expect(onMap).toHaveBeenLastCalledWith(true);
    await expect(canvas.getByRole('button', { name: hideMap })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
  },
};
