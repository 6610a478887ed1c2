import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { useReported } from '../../docs/useReported.ts';
import { addVenueCopy, COURT_PICTURE, FOUND_ADDRESS } from '../../sample-copy/addVenue.ts';
import { venueCopy } from '../../sample-copy/venue.ts';
import { EditVenueDialog } from './EditVenueDialog.tsx';
import type { EditVenueDialogProps, EditVenueErrors, EditVenueFields } from './props.ts';

const FIELDS: EditVenueFields = {
  name: 'Centro Sportivo Giuriati',
  phone: '+39 02 0000 0000',
  website: 'https://cusmilano.example',
  country: 'Italy',
  city: 'Milano',
  street: 'Via Pascal',
  number: '6',
  postalCode: '20133',
  latitude: '45.477310',
  longitude: '9.229870',
  formattedAddress: 'Via Pascal 6\n20133 Milano, Italy',
  sportIds: ['tennis', 'football'],
};

const NOTHING = Object.fromEntries(
  Object.keys(FIELDS).map((field) => [field, field === 'sportIds' ? [] : '']),
) as unknown as EditVenueFields;

type StatefulProps = EditVenueDialogProps & { globals: Record<string, unknown> };

function Stateful({ globals, ...props }: StatefulProps) {
  const [fields, onFieldsChange] = useReported(props.fields, props.onFieldsChange);
  const [found, setFound] = useState(props.search?.selected);
  const copy = venueCopy(globals);
  return (
    <EditVenueDialog
      {...props}
      search={
        props.search && {
          ...props.search,
          ...addVenueCopy(globals).search,
          selected: found && {
            ...found,
            labels: copy.searchedAddress,
            onClear: () => {
              found.onClear();
              setFound(undefined);
            },
          },
        }
      }
      labels={copy.edit}
      sports={Object.entries(copy.sports).map(([id, label]) => ({ id, label }))}
      fields={fields}
      onFieldsChange={onFieldsChange}
    />
  );
}

const meta = {
  title: 'Venue/EditVenueDialog',
  component: EditVenueDialog,
  args: {
    open: true,
    labels: venueCopy({}).edit,
    sports: Object.entries(venueCopy({}).sports).map(([id, label]) => ({ id, label })),
    fields: FIELDS,
    errors: {},
    pending: false,
    onFieldsChange: fn(),
    onSave: fn(),
    onClose: fn(),
  },
  argTypes: {
    labels: { control: false },
    sports: { control: false },
    fields: { control: 'object' },
    picture: { control: false },
    conflict: { control: false },
  },
  parameters: { docs: { story: { inline: false, height: '640px' } } },
  render: (args, { globals }) => (
    <Stateful key={JSON.stringify(args.fields)} {...args} globals={globals} />
  ),
  // Waits for the parts that are rendered after the first paint, so that axe checks them too.
  play: async () => {
    await screen.findAllByRole('checkbox');
  },
} satisfies Meta<typeof EditVenueDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const field = (name: string) => screen.getByLabelText(new RegExp(`^${name}`));

/** A found address fills the fields, and the previous one can be restored. */
export const FoundAddress: Story = {
  args: {
    search: {
      ...addVenueCopy({}).search,
      inputValue: '',
      onInputValueChange: fn(),
      search: { status: 'idle' },
      onChoose: fn(),
      selected: {
        labels: venueCopy({}).searchedAddress,
        address: FOUND_ADDRESS.formattedAddress,
        onClear: fn(),
      },
      announcement: '',
    },
  },
  play: async ({ args, globals }) => {
    const { searchedAddress } = venueCopy(globals);
    await userEvent.click(screen.getByRole('button', { name: searchedAddress.clear }));
    await expect(args.search?.selected?.onClear).toHaveBeenCalledOnce();
    const { label } = addVenueCopy(globals).search.labels;
    await expect(screen.getByRole('combobox', { name: label })).toHaveFocus();
  },
};

/** The whole dialog with stored values. Its other states are separate stories. */
export const Matrix: Story = {
  args: {
    picture: {
      ...addVenueCopy({}).picture,
      accept: ['image/png'],
      picture: { previewUrl: COURT_PICTURE, name: 'padel-club-navigli.jpg', detail: '1.2 MB' },
      onChoose: fn(),
      onRefuse: fn(),
      onRemove: fn(),
    },
  },
  render: (args, { globals }) => (
    <Stateful
      {...args}
      picture={args.picture && { ...args.picture, ...addVenueCopy(globals).picture }}
      globals={globals}
    />
  ),
};

export const Complete: Story = {
  name: '[EDIT-1] every field, by keyboard',
  play: async ({ args, globals }) => {
    const { edit, sports } = venueCopy(globals);
    const panel = await screen.findByRole('dialog', { name: edit.title });
    await expect(panel).toBeVisible();
    const name = field(edit.name);
    await waitFor(() => expect(name).toHaveFocus());
    await expect(name).toBeRequired();
    for (const label of [
      'phone',
      'website',
      'country',
      'city',
      'street',
      'number',
      'postalCode',
      'latitude',
      'longitude',
      'formattedAddress',
    ] as const) {
      await expect(field(edit[label])).toHaveValue(FIELDS[label]);
    }
    await expect(field(edit.formattedAddress).tagName).toBe('TEXTAREA');
    await expect(field(edit.formattedAddress).offsetWidth).toBe(name.offsetWidth);
    await expect(field(edit.website)).toHaveAttribute('type', 'url');
    await userEvent.type(name, ' 2');
    await expect(args.onFieldsChange).toHaveBeenLastCalledWith({
      ...FIELDS,
      name: 'Centro Sportivo Giuriati 2',
    });
    const padel = await screen.findByRole('checkbox', { name: sports.padel });
    await expect(screen.getByRole('checkbox', { name: sports.tennis })).toBeChecked();
    padel.focus();
    await userEvent.keyboard(' ');
    await expect(padel).toBeChecked();
    await userEvent.click(screen.getByRole('checkbox', { name: sports.tennis }));
    await expect(args.onFieldsChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ sportIds: ['football', 'padel'] }),
    );
    name.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSave).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const Bare: Story = {
  name: '[EDIT-1] of a venue of which almost nothing is known',
  args: { fields: { ...NOTHING, latitude: '51.556908', longitude: '3.503521' } },
};

function WithErrors({ wrong, ...props }: StatefulProps & { wrong: EditVenueErrors }) {
  const [errors, setErrors] = useState<EditVenueErrors>({});
  return (
    <Stateful
      {...props}
      errors={errors}
      onFieldsChange={() => setErrors(({ name: _, ...rest }) => rest)}
      onSave={() => setErrors(wrong)}
    />
  );
}

export const Invalid: Story = {
  name: '[EDIT-1] a refused save focuses the first invalid field, and only then',
  args: { fields: { ...FIELDS, name: '', website: 'www.cusmilano', sportIds: [] } },
  render: (args, { globals }) => {
    const { name, website, sports } = venueCopy(globals).errors;
    return <WithErrors {...args} globals={globals} wrong={{ name, website, sportIds: sports }} />;
  },
  play: async ({ globals }) => {
    const { edit, errors } = venueCopy(globals);
    const save = await screen.findByRole('button', { name: edit.save });
    await userEvent.click(save);
    const name = field(edit.name);
    await waitFor(() => expect(name).toHaveFocus());
    await expect(name).toHaveAccessibleDescription(errors.name);
    await expect(field(edit.website)).toHaveAccessibleDescription(errors.website);
    await expect(screen.getByRole('group', { name: edit.sports })).toHaveAccessibleDescription(
      errors.sports,
    );
    // Correcting a field must not move the focus to the next invalid one.
    await userEvent.keyboard('Giuriati');
    await expect(name).toHaveFocus();
    await expect(name).toHaveValue('Giuriati');
    await expect(name).toBeValid();
  },
};

export const NotUnderTheFooter: Story = {
  tags: ['!autodocs'],
  name: '[EDIT-1] the message of the first invalid field is not under the footer',
  globals: { viewport: { value: 'phone' } },
  render: (args, { globals }) => (
    <WithErrors
      {...args}
      globals={globals}
      wrong={{ postalCode: venueCopy(globals).errors.name }}
    />
  ),
  play: async ({ globals }) => {
    const { edit, errors } = venueCopy(globals);
    const save = await screen.findByRole('button', { name: edit.save });
    const postalCode = field(edit.postalCode);
    const footerTop = () => save.parentElement?.getBoundingClientRect().top ?? 0;
    const panel = screen.getByRole('dialog');
    panel.scrollTop += postalCode.getBoundingClientRect().bottom - footerTop();
    await userEvent.click(save);
    await waitFor(() => expect(postalCode).toHaveFocus());
    const { bottom } = screen.getByText(errors.name).getBoundingClientRect();
    await expect(bottom).toBeLessThanOrEqual(footerTop());
  },
};

export const NoSport: Story = {
  name: '[EDIT-1] a refused save focuses the sports when only they are invalid',
  args: { fields: { ...FIELDS, sportIds: [] } },
  render: (args, { globals }) => (
    <WithErrors
      {...args}
      globals={globals}
      wrong={{ sportIds: venueCopy(globals).errors.sports }}
    />
  ),
  play: async ({ globals }) => {
    const { edit, sports } = venueCopy(globals);
    await userEvent.click(await screen.findByRole('button', { name: edit.save }));
    await waitFor(() =>
      expect(screen.getByRole('checkbox', { name: sports.football })).toHaveFocus(),
    );
  },
};

export const Saving: Story = {
  name: '[EDIT-1] saving: nothing can be changed, sent twice or closed',
  args: { pending: true },
  play: async ({ args, globals }) => {
    const { edit, sports } = venueCopy(globals);
    await userEvent.click(await screen.findByRole('button', { name: edit.pending }));
    await expect(field(edit.name)).toHaveAttribute('readonly');
    await expect(await screen.findByRole('checkbox', { name: sports.padel })).toBeDisabled();
    await userEvent.type(field(edit.name), '{Enter}');
    await userEvent.keyboard('{Escape}');
    await expect(args.onSave).not.toHaveBeenCalled();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const Failed: Story = {
  name: 'a failed save',
  args: { fields: { ...FIELDS, name: 'Giuriati, typed' } },
  render: (args, { globals }) => (
    <Stateful {...args} globals={globals} error={venueCopy(globals).errors.update} />
  ),
};

function Conflicting({ globals, ...props }: StatefulProps) {
  const { conflict: texts, edit, errors } = venueCopy(globals);
  const [fields, setFields] = useState(props.fields);
  const theirs = 'Centro Sportivo Mario Giuriati';
  const part = (key: 'name' | 'website', saved: string) => ({
    key,
    label: edit[key],
    mine: texts.mine(FIELDS[key]),
    theirs: texts.theirs(saved || texts.empty),
    chosen: fields[key] === saved ? ('theirs' as const) : ('mine' as const),
    saved,
  });
  const parts = [part('name', theirs), part('website', '')];
  return (
    <Stateful
      key={JSON.stringify(fields)}
      {...props}
      globals={globals}
      fields={fields}
      error={errors.conflict}
      conflict={{
        title: texts.choose,
        notes: [texts.takenOver(`${edit.phone}, ${edit.sports}`)],
        parts,
        onChoose: (key, side) => {
          const { saved = '' } = parts.find((one) => one.key === key) ?? {};
          setFields({ ...fields, [key]: side === 'mine' ? FIELDS[key as 'name'] : saved });
        },
      }}
    />
  );
}

export const Conflict: Story = {
  name: 'someone else saved first: what both changed is asked, field by field',
  render: (args, { globals }) => <Conflicting {...args} globals={globals} />,
  play: async ({ globals }) => {
    const { conflict, edit } = venueCopy(globals);
    const name = await screen.findByRole('group', { name: edit.name });
    const website = screen.getByRole('group', { name: edit.website });
    await expect(
      within(website).getByRole('radio', { name: conflict.theirs(conflict.empty) }),
    ).not.toBeChecked();
    const mine = within(name).getByRole('radio', { name: conflict.mine(FIELDS.name) });
    await expect(mine).toBeChecked();
    mine.focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: edit.name })).toHaveValue(
        'Centro Sportivo Mario Giuriati',
      ),
    );
  },
};

export const ConflictTakenOver: Story = {
  name: 'someone else saved other fields: they are in the form',
  render: (args, { globals }) => {
    const { conflict, edit, errors } = venueCopy(globals);
    return (
      <Stateful
        {...args}
        globals={globals}
        error={errors.conflict}
        conflict={{
          title: conflict.choose,
          notes: [conflict.takenOver(edit.phone)],
          parts: [],
          onChoose: fn(),
        }}
      />
    );
  },
  play: async ({ globals }) => {
    const { conflict, edit } = venueCopy(globals);
    await expect(await screen.findByText(conflict.takenOver(edit.phone))).toBeVisible();
    await expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  },
};

export const ConflictOnAPhone: Story = {
  ...Conflict,
  name: 'both versions on a phone, in Italian',
  globals: { viewport: { value: 'phone' }, language: 'it' },
};
