import { viewDeleted } from '@campetto/messages/admin/list';
import { undoLabels } from '@campetto/messages/admin/undo';
import { i18nOf } from '@campetto/messages/stories/i18n';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Matrix as Grid } from '../../docs/Matrix.tsx';
import { Button } from '../../primitives/Button/index.ts';
import { findCopy } from '../../sample-copy/find.ts';
import { SavedViews } from './SavedViews.tsx';
import type { SavedView, SavedViewsProps } from './types.ts';

type StatefulProps = SavedViewsProps & { globals: Record<string, unknown> };

function Stateful({ globals, views: kept, ...props }: StatefulProps) {
  const { viewSwitch, savedViews, views: sample } = findCopy(globals);
  const [views, setViews] = useState<readonly SavedView[]>(kept.length === 0 ? [] : sample);
  const [current, setCurrent] = useState(props.current);
  const [removed, setRemoved] = useState<SavedView>();
  return (
    // With room for what hangs from it.
    <div style={{ minBlockSize: '34rem' }}>
      <div style={{ display: 'flex', justifyContent: 'flex-end', gap: '0.5rem' }}>
        <Button>{viewSwitch.showMap}</Button>
        <SavedViews
          {...props}
          labels={savedViews}
          views={views}
          current={current}
          onApply={(id) => {
            setCurrent(id);
            props.onApply(id);
          }}
          onSave={(name) => {
            setViews([...views.filter((view) => view.name !== name), { id: name, name }]);
            setCurrent(name);
            props.onSave(name);
          }}
          onDelete={(id) => {
            setViews(views.filter((view) => view.id !== id));
            setRemoved(views.find((view) => view.id === id));
            props.onDelete(id);
          }}
          deleted={
            removed && {
              text: viewDeleted(i18nOf(globals), removed.name),
              undo: {
                label: undoLabels(i18nOf(globals)).undo,
                onAction: () => {
                  setViews([...views, removed]);
                  setRemoved(undefined);
                },
              },
            }
          }
        />
      </div>
    </div>
  );
}

const meta = {
  title: 'Review/SavedViews',
  component: SavedViews,
  args: {
    labels: findCopy({}).savedViews,
    views: findCopy({}).views,
    current: null,
    onApply: fn(),
    onSave: fn(),
    onDelete: fn(),
  },
  argTypes: {
    labels: { control: false },
    current: { control: 'select', options: [null, ...findCopy({}).views.map(({ id }) => id)] },
  },
  render: (args, { globals }) => <Stateful key={args.current} {...args} globals={globals} />,
} satisfies Meta<typeof SavedViews>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Only one can be open at a time: the empty one and other open ones are separate stories. */
export const Matrix: Story = {
  args: { current: 'milan' },
  render: (args, { globals }) => {
    const { savedViews: labels, views } = findCopy(globals);
    const all = { ...args, labels, views };
    const long = {
      id: 'long',
      name: `${views[0]?.name} ${views[2]?.name}`,
    };
    return (
      <div style={{ minBlockSize: '40rem' }}>
        <Grid
          rows={['none shown', 'shown', 'long name']}
          columns={['rest', 'hover', 'focus', 'active']}
        >
          {(row) => (
            <SavedViews
              {...all}
              views={[...views, long]}
              current={{ 'none shown': null, shown: args.current, 'long name': long.id }[row]}
            />
          )}
        </Grid>
        <div
          style={{
            display: 'flex',
            justifyContent: 'end',
            position: 'relative',
            maxInlineSize: '24rem',
            paddingBlockStart: '1rem',
          }}
        >
          <SavedViews {...all} views={[...views, long]} />
        </div>
      </div>
    );
  },
  play: async ({ canvas }) => {
    const triggers = canvas.getAllByRole('button');
    await userEvent.click(triggers.at(-1) as HTMLElement);
    await expect(canvas.getByRole('textbox')).toBeVisible();
  },
};

export const Applied: Story = {
  name: 'a view is shown by its name',
  play: async ({ args, canvas, globals }) => {
    const { savedViews, views } = findCopy(globals);
    const trigger = canvas.getByRole('button', { name: savedViews.title });
    await expect(trigger).toHaveAttribute('aria-expanded', 'false');
    trigger.focus();
    await userEvent.keyboard('{Enter}');
    await expect(trigger).toHaveAttribute('aria-expanded', 'true');
    const list = within(canvas.getByRole('dialog', { name: savedViews.title }));
    await expect(list.getAllByRole('listitem')).toHaveLength(views.length);
    const name = list.getByText(views[0]?.name ?? '').getBoundingClientRect();
    await expect(name.left).toBe(list.getByRole('textbox').getBoundingClientRect().left);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onApply).toHaveBeenCalledWith('milan');
    await expect(canvas.queryByRole('list')).not.toBeInTheDocument();
    await expect(trigger).toHaveFocus();
    await expect(trigger).toHaveTextContent(views[0]?.name ?? '');
    await expect(trigger).toHaveAccessibleName(`${savedViews.title}: ${views[0]?.name}`);
    await userEvent.keyboard('{Enter}');
    const current = canvas.getByRole('button', { name: /Milan/, current: true });
    await expect(current).toBeVisible();
  },
};

export const Saved: Story = {
  name: 'what is shown gets a name; a taken one is replaced',
  play: async ({ args, canvas, globals }) => {
    const { savedViews, views } = findCopy(globals);
    const trigger = canvas.getByRole('button', { name: savedViews.title });
    await userEvent.click(trigger);
    const field = canvas.getByRole('textbox', { name: savedViews.name });
    await userEvent.type(field, '   {Enter}');
    await expect(args.onSave).not.toHaveBeenCalled();
    await expect(field).toHaveAccessibleDescription(
      expect.stringContaining(savedViews.nameMissing),
    );
    await userEvent.clear(field);
    await userEvent.type(field, views[0]?.name ?? '');
    await expect(field).toBeValid();
    await expect(canvas.getByRole('button', { name: savedViews.replace })).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSave).toHaveBeenLastCalledWith(views[0]?.name);
    await expect(trigger).toHaveAttribute('aria-expanded', 'true');
    await userEvent.type(field, ' 2 ');
    await expect(canvas.getByRole('button', { name: savedViews.save })).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSave).toHaveBeenCalledWith(`${views[0]?.name} 2`);
    await expect(trigger).toHaveFocus();
    await expect(trigger).toHaveTextContent(`${views[0]?.name} 2`);
  },
};

export const Deleted: Story = {
  name: 'deleting leaves the focus at the neighbour, in the end at the field',
  play: async ({ args, canvas, globals }) => {
    const { savedViews, views } = findCopy(globals);
    await userEvent.click(canvas.getByRole('button', { name: savedViews.title }));
    for (const [index, view] of views.entries()) {
      const bin = canvas.getByRole('button', { name: `${savedViews.remove}: ${view.name}` });
      bin.focus();
      await userEvent.keyboard('{Enter}');
      await expect(args.onDelete).toHaveBeenLastCalledWith(view.id);
      const next = views[index + 1];
      const focused = next
        ? canvas.getByRole('button', { name: next.name })
        : canvas.getByRole('textbox');
      await expect(focused).toHaveFocus();
    }
    await expect(canvas.getByText(savedViews.empty)).toBeVisible();
  },
};

export const BroughtBack: Story = {
  name: 'a deletion is announced, and undone',
  play: async ({ canvas, globals }) => {
    const { savedViews, views } = findCopy(globals);
    const { name = '' } = views[0] ?? {};
    await userEvent.click(canvas.getByRole('button', { name: savedViews.title }));
    await userEvent.click(canvas.getByRole('button', { name: `${savedViews.remove}: ${name}` }));
    const text = viewDeleted(i18nOf(globals), name);
    const announced = canvas.getAllByRole('status').map(({ textContent }) => textContent);
    await expect(announced).toContain(text);
    await userEvent.click(canvas.getByRole('button', { name: undoLabels(i18nOf(globals)).undo }));
    await expect(canvas.getByRole('button', { name })).toBeVisible();
    await expect(canvas.queryByText(text)).toBeNull();
    await expect(canvas.getByRole('textbox')).toHaveFocus();
  },
};

export const Left: Story = {
  name: 'Escape, a click elsewhere and tabbing on close it',
  args: { views: [] },
  play: async ({ canvas, canvasElement, globals }) => {
    const { savedViews } = findCopy(globals);
    const trigger = canvas.getByRole('button', { name: savedViews.title });
    await userEvent.click(trigger);
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument();
    await expect(trigger).toHaveFocus();
    await userEvent.click(trigger);
    await userEvent.click(canvasElement);
    await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument();
    await userEvent.click(trigger);
    await expect(canvas.getByText(savedViews.empty)).toBeVisible();
    await userEvent.tab({ shift: true });
    await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument();
  },
};

export const OnAPhoneItalian: Story = {
  name: 'on a phone, in Italian',
  args: { current: 'milan' },
  globals: { viewport: { value: 'phone' }, language: 'it' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Milano/ }));
  },
};
