import type { Meta, StoryObj } from '@storybook/react-vite';
import { setNonce } from 'get-nonce';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Matrix as Grid } from '../../docs/Matrix.tsx';
import { useReported } from '../../docs/useReported.ts';
import { primitivesCopy } from '../../sample-copy/primitives.ts';
import { Select, type SelectProps } from './Select.tsx';

function Stateful(props: SelectProps) {
  const [value, onValueChange] = useReported(props.value, props.onValueChange);
  return <Select {...props} value={value} onValueChange={onValueChange} />;
}

function options(cities: Record<string, string>) {
  return Object.entries(cities).map(([value, label]) => ({ value, label }));
}

const meta = {
  title: 'Primitives/Select',
  component: Select,
  args: {
    label: 'City',
    options: options(primitivesCopy({}).cities),
    value: undefined,
    placeholder: 'Choose a city',
    disabled: false,
    onValueChange: fn(),
  },
  argTypes: {
    label: { control: false },
    options: { control: false },
    value: { control: false },
  },
  render: (args, { globals }) => {
    const { cities, fields } = primitivesCopy(globals);
    return <Stateful {...args} label={fields.city} options={options(cities)} />;
  },
} satisfies Meta<typeof Select>;
export default meta;
type Story = StoryObj<typeof meta>;

const states = ['rest', 'hover', 'focus', 'error', 'disabled'] as const;

/** Closed selects. The open one is a separate story, because only one list can be open at a time. */
export const Matrix: Story = {
  render: ({ onValueChange }, { globals }) => {
    const { cities, fields } = primitivesCopy(globals);
    return (
      <Grid rows={['nothing chosen', 'chosen']} columns={states}>
        {(row, state) => (
          <div style={{ inlineSize: '14rem' }}>
            <Select
              label={fields.city}
              options={options(cities)}
              value={row === 'chosen' ? 'milano' : undefined}
              placeholder={state === 'disabled' ? fields.cityPrompt : fields.cityChoose}
              error={state === 'error' ? fields.cityError : undefined}
              disabled={state === 'disabled'}
              onValueChange={onValueChange}
            />
          </div>
        )}
      </Grid>
    );
  },
  play: async ({ canvas, globals }) => {
    const { cities, fields } = primitivesCopy(globals);
    const all = canvas.getAllByRole('combobox', { name: fields.city });
    await expect(all[states.indexOf('disabled')]).toBeDisabled();
    await expect(all[states.indexOf('error')]).toHaveAccessibleDescription(fields.cityError);
    await expect(all[states.length]).toHaveTextContent(cities.milano);
  },
};

export const Open: Story = {
  args: { value: 'milano' },
  parameters: {
    docs: { story: { inline: false, height: '360px' } },
    // Radix hides the page behind an open list from screen readers, its buttons with it; they
    // cannot be reached, since the list holds the focus, but axe looks for dialogs only.
    a11y: { config: { rules: [{ id: 'aria-hidden-focus', enabled: false }] } },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await expect(await screen.findByRole('listbox')).toBeVisible();
  },
};

export const ChosenByKeyboard: Story = {
  tags: ['!autodocs'],
  args: { value: 'verona' },
  play: async ({ args, canvas, globals }) => {
    const { cities } = primitivesCopy(globals);
    const trigger = canvas.getByRole('combobox');
    await userEvent.tab();
    await expect(trigger).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('listbox');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('roma');
    await waitFor(() => expect(trigger).toHaveFocus());
    await expect(trigger).toHaveTextContent(cities.roma);
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('listbox');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
    await expect(args.onValueChange).toHaveBeenCalledOnce();
  },
};

/** Radix reports "" when a form is reset, although nobody chose it. */
export const KeepsQuietOnReset: Story = {
  tags: ['!autodocs'],
  args: { value: 'milano' },
  render: (args, { globals }) => (
    <form aria-label="Filters">
      <Select {...args} options={options(primitivesCopy(globals).cities)} />
    </form>
  ),
  play: async ({ args, canvasElement }) => {
    const native = canvasElement.querySelector('select');
    await expect(native).toHaveValue('milano');
    if (native) native.value = '';
    native?.dispatchEvent(new Event('change', { bubbles: true }));
    await expect(args.onValueChange).not.toHaveBeenCalledWith('');
  },
};

/** The list brings a style element, which a strict content policy lets in by its nonce alone. */
export const CarriesTheNonce: Story = {
  tags: ['!autodocs'],
  ...Open,
  beforeEach: () => {
    setNonce('of-this-page');
    return () => setNonce('');
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    const list = await screen.findByRole('listbox');
    await expect(list.querySelector('style')?.nonce).toBe('of-this-page');
    const added = [...document.head.querySelectorAll('style')].map(({ nonce }) => nonce);
    await expect(added).toContain('of-this-page');
  },
};

export const LongText: Story = {
  args: { value: 'long' },
  render: (args, { globals }) => (
    <div style={{ inlineSize: '11rem' }}>
      <Stateful
        {...args}
        options={[{ value: 'long', label: primitivesCopy(globals).actions.long }]}
      />
    </div>
  ),
};

/** The field shows the short label of the selected option. */
export const ShortLabel: Story = {
  args: { value: 'spain' },
  render: (args, { globals }) => {
    const { actions, fields } = primitivesCopy(globals);
    return (
      <div style={{ inlineSize: '6rem' }}>
        <Stateful
          {...args}
          label={fields.city}
          options={[{ value: 'spain', label: actions.long, short: '+34' }]}
        />
      </div>
    );
  },
};
