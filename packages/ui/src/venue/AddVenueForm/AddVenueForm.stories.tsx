import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Banner } from '../../primitives/Banner/index.ts';
import {
  ADDRESSES,
  addVenueCopy,
  COURT_PICTURE,
  FOUND_ADDRESS,
  NO_ADDRESS,
} from '../../sample-copy/addVenue.ts';
import { AddVenueForm } from './AddVenueForm.tsx';
import type { AddVenueFormProps, AddVenueProblem } from './types.ts';

const PICTURE = {
  previewUrl: COURT_PICTURE,
  name: 'padel-club-navigli.jpg',
  detail: '1.2 MB',
};

interface ScreenProps
  extends Pick<
    AddVenueFormProps,
    'pending' | 'problem' | 'notice' | 'banner' | 'onSubmit' | 'onCancel'
  > {
  globals: Record<string, unknown>;
  filled: boolean;
  /** The fields of the address. Default: all if `filled`, otherwise none. */
  found?: typeof FOUND_ADDRESS | undefined;
  progress?: number | undefined;
}

/** The screen with state, and a search that always has the same results. */
function Screen({ globals, filled, found, progress, ...props }: ScreenProps) {
  const copy = addVenueCopy(globals);
  const [name, setName] = useState(filled ? 'Padel Club Navigli' : '');
  const [dialCode, setDialCode] = useState('+39');
  const [number, setNumber] = useState(filled ? '045 000 0000' : '');
  const [query, setQuery] = useState('');
  const [address, setAddress] = useState(found ?? (filled ? FOUND_ADDRESS : NO_ADDRESS));
  const [open, setOpen] = useState(filled || props.problem !== undefined);
  const [chosen, setChosen] = useState(filled);
  const [sportIds, setSportIds] = useState(filled ? ['padel'] : []);
  const names = Object.keys(address) as (keyof typeof address)[];
  const autofilled = new Set(names.filter((field) => chosen && address[field] !== ''));
  const choose = (found: typeof FOUND_ADDRESS, is: boolean) => {
    setAddress(found);
    setChosen(is);
    setOpen(is);
    setQuery('');
  };
  return (
    <AddVenueForm
      {...props}
      labels={copy.form}
      name={name}
      onNameChange={setName}
      phone={{
        ...copy.phone,
        hint: undefined,
        dialCode,
        onDialCodeChange: setDialCode,
        number,
        onNumberChange: setNumber,
      }}
      search={{
        labels: copy.search.labels,
        hint: copy.search.hint,
        inputValue: query,
        onInputValueChange: setQuery,
        search:
          query.length < 3
            ? { status: 'idle' }
            : { status: 'results', results: ADDRESSES, count: copy.search.count },
        onChoose: () => choose(FOUND_ADDRESS, true),
      }}
      selected={
        chosen
          ? {
              labels: copy.selected,
              address: FOUND_ADDRESS.formattedAddress,
              onClear: () => choose(NO_ADDRESS, false),
            }
          : undefined
      }
      details={{
        labels: copy.details,
        open,
        onOpenChange: setOpen,
        value: address,
        onChange: setAddress,
        autofilled,
      }}
      sports={{ ...copy.sports, chosen: sportIds, onChange: setSportIds }}
      picture={{
        ...copy.picture,
        accept: ['image/jpeg', 'image/png'],
        picture: filled ? PICTURE : undefined,
        progress:
          progress === undefined
            ? undefined
            : { percent: progress, label: copy.picture.uploading(progress) },
        onChoose: () => {},
        onRefuse: () => {},
        onRemove: () => {},
      }}
      announcement={chosen ? copy.filled : ''}
    />
  );
}

const meta = {
  title: 'Venue/AddVenueForm',
  component: Screen,
  args: {
    globals: {},
    filled: false,
    pending: false,
    onSubmit: fn(),
    onCancel: fn(),
  },
  argTypes: {
    globals: { table: { disable: true } },
    found: { table: { disable: true } },
    notice: { control: false },
    banner: { control: false },
    progress: { control: { type: 'range', min: 0, max: 100 } },
  },
  render: (args, { globals }) => <Screen {...args} globals={globals} />,
} satisfies Meta<typeof Screen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The filled form. Empty, invalid, pending and successful forms are separate stories. */
export const Matrix: Story = { args: { filled: true } };

export const Empty: Story = {};

export const Creating: Story = {
  name: 'creating',
  args: { filled: true, pending: true, progress: 42 },
};

export const Created: Story = {
  name: '[ADD-8] created: name and id, the form is empty again',
  render: (args, { globals }) => {
    const { success } = addVenueCopy(globals);
    const banner = (
      <Banner tone="positive" title={success.title}>
        {success.id}
      </Banner>
    );
    return <Screen {...args} banner={banner} globals={globals} />;
  },
};

export const Failed: Story = {
  name: '[ADD-8] failed: nothing typed is lost, and what has the focus is seen above the bar',
  args: { filled: true },
  render: (args, { globals }) => (
    <Screen
      {...args}
      banner={<Banner tone="critical">{addVenueCopy(globals).failure}</Banner>}
      globals={globals}
    />
  ),
  play: async ({ canvas, globals }) => {
    const { details, failure, form } = addVenueCopy(globals);
    const alert = canvas.getByRole('alert');
    await expect(alert).toHaveTextContent(failure);
    await expect(canvas.getByRole('textbox', { name: form.name })).toHaveValue(
      'Padel Club Navigli',
    );
    const last = canvas.getByRole('textbox', { name: details.formattedAddress });
    last.focus();
    const { top } = alert.getBoundingClientRect();
    await expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(top);
  },
};

/** Reports the same problem at each submit, as if it were never corrected. */
function WithProblem({ finds, ...props }: ScreenProps & { finds: AddVenueProblem }) {
  const [problem, setProblem] = useState<AddVenueProblem>();
  return <Screen {...props} problem={problem} onSubmit={() => setProblem(finds)} />;
}

export const NoStateCode: Story = {
  name: '[ADD-6] on a phone, focuses a field in the details and shows its message above the bar',
  args: { filled: true, found: { ...FOUND_ADDRESS, stateCode: '' } },
  globals: { viewport: { value: 'phone' } },
  render: (args, { globals }) => {
    const { kept, problems } = addVenueCopy(globals);
    const notice = (
      <Banner
        tone="brand"
        action={{ label: kept.startOver, onAction: fn() }}
        dismiss={{ label: kept.dismiss, onAction: fn() }}
      >
        {kept.message}
      </Banner>
    );
    const finds = { field: 'stateCode', message: problems.stateCode } as const;
    return <WithProblem {...args} notice={notice} finds={finds} globals={globals} />;
  },
  play: async ({ canvas, globals }) => {
    const { details, form, problems } = addVenueCopy(globals);
    const create = canvas.getByRole('button', { name: form.create });
    await userEvent.click(create);
    const code = canvas.getByRole('textbox', { name: details.stateCode });
    await waitFor(() => expect(code).toHaveFocus());
    await expect(code).toBeInvalid();
    const { bottom } = canvas.getByText(problems.stateCode).getBoundingClientRect();
    await expect(bottom).toBeLessThanOrEqual(create.getBoundingClientRect().top);
  },
};
