import { quickFilterTexts } from '@campetto/messages/admin/list';
import { i18nOf } from '@campetto/messages/stories/i18n';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { MatrixList } from '../../docs/Matrix.tsx';
import type { Globals } from '../../sample-copy/translated.ts';
import { QuickFilters, type QuickFiltersProps } from './QuickFilters.tsx';

function inLanguage(globals: Globals, pressed: readonly string[] = []): QuickFiltersProps {
  const { label, names } = quickFilterTexts(i18nOf(globals));
  return {
    label,
    filters: Object.entries(names).map(([id, name]) => ({
      id,
      label: name,
      pressed: pressed.includes(id),
      onToggle: fn(),
    })),
  };
}

function Stateful({ globals }: { globals: Globals }) {
  const [pressed, setPressed] = useState<string[]>([]);
  const { label, filters } = inLanguage(globals, pressed);
  const toggle = (id: string) =>
    setPressed(pressed.includes(id) ? pressed.filter((one) => one !== id) : [...pressed, id]);
  return (
    <QuickFilters
      label={label}
      filters={filters.map((one) => ({ ...one, onToggle: () => toggle(one.id) }))}
    />
  );
}

const meta = {
  title: 'Review/QuickFilters',
  component: QuickFilters,
  args: inLanguage({}),
  argTypes: { filters: { control: false } },
  render: (_args, { globals }) => <Stateful globals={globals} />,
} satisfies Meta<typeof QuickFilters>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Matrix: Story = {
  render: (_args, { globals }) => {
    const pressed = inLanguage(globals, ['clean']);
    return (
      <MatrixList
        items={{
          off: <QuickFilters {...inLanguage(globals)} />,
          on: <QuickFilters {...inLanguage(globals, ['hasDuplicates', 'needsLook'])} />,
          hover: <QuickFilters {...pressed} />,
          focus: <QuickFilters {...pressed} />,
          active: <QuickFilters {...pressed} />,
        }}
      />
    );
  },
};

export const ByKeyboard: Story = {
  name: 'are turned on and off by keyboard',
  play: async ({ canvas, globals }) => {
    const { label, names } = quickFilterTexts(i18nOf(globals));
    await expect(canvas.getByRole('group', { name: label })).toBeVisible();
    const clean = canvas.getByRole('button', { name: names.clean });
    await expect(clean).toHaveAttribute('aria-pressed', 'false');
    await userEvent.tab();
    await expect(clean).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(clean).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(clean).toHaveAttribute('aria-pressed', 'false');
  },
};
