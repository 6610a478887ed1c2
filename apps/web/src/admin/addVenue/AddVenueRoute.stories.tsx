import { CALLS, PATHS } from '@campetto/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { answerWith, HEALTHY, offline, problem } from '../../stories/answers.ts';
import { StoryScreen } from '../../stories/StoryScreen.tsx';
import { GIULIA, italian, screenMeta } from '../../stories/screenMeta.ts';
import { EMPTY_DRAFT } from '../../venues/draft.ts';
import { keepDraft } from './draftStorage.ts';

const FOUND = {
  place_id: 61873409,
  display_name: '12, Via Roma, Città antica, Verona, Veneto, 37121, Italia',
  lat: '45.4383842',
  lon: '10.9916215',
  address: {
    road: 'Via Roma',
    house_number: '12',
    city: 'Verona',
    county: 'Verona',
    state: 'Veneto',
    'ISO3166-2-lvl4': 'IT-34',
    'ISO3166-2-lvl6': 'IT-VR',
    postcode: '37121',
    country: 'Italia',
    country_code: 'it',
  },
};
const SEARCH = `GET ${CALLS.addressSearch.path}`;
const CREATE = `POST ${CALLS.create.path}`;
const VENUE_ID = '7d9f2c1e-5b1a-4b0e-9a51-0c6b8f3a2d44';

const meta = {
  ...screenMeta,
  title: 'Screens/Add venue',
  component: StoryScreen,
  args: {
    ...screenMeta.args,
    path: PATHS.addVenue,
    answers: {
      ...HEALTHY,
      [SEARCH]: () => Response.json([FOUND]),
      [CREATE]: () => Response.json({ venueId: VENUE_ID }),
    },
  },
  beforeEach: ({ args }) => {
    keepDraft(GIULIA.uid, EMPTY_DRAFT);
    return answerWith(args.answers ?? HEALTHY);
  },
} satisfies Meta<typeof StoryScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Types a name, chooses the found address and a sport. */
async function fillIn(canvasElement: HTMLElement) {
  const canvas = within(canvasElement);
  const name = await canvas.findByRole('textbox', { name: /Venue name|Nome della struttura/ });
  await userEvent.type(name, 'Padel Club Navigli');
  await userEvent.type(canvas.getByRole('combobox', { name: /^Search|^Cerca/ }), 'Via Roma 12');
  await canvas.findByRole('option', {}, { timeout: 3000 });
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await userEvent.click(canvas.getByRole('checkbox', { name: 'Padel' }));
  return canvas;
}

const create = /^Create venue|^Crea struttura/;

export const Empty: Story = {
  name: '[ADD-1] [ADD-4] an empty form, its details closed',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('heading', { name: 'Add venue' })).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: 'Dial code' })).toHaveTextContent('+39');
    await expect(canvas.queryByRole('textbox', { name: 'City' })).toBeNull();
  },
};

export const Filled: Story = {
  name: '[ADD-2] [ADD-3] a found address fills in the details',
  play: async ({ canvasElement }) => {
    const canvas = await fillIn(canvasElement);
    const code = canvas.getByRole('textbox', { name: 'State code' });
    await expect(code).toHaveValue('VR');
    await expect(code).toHaveAccessibleDescription('autofilled');
  },
};

export const FilledItalian: Story = {
  ...italian,
  name: '[ADD-3] the same, in Italian',
  play: async ({ canvasElement }) => {
    const canvas = await fillIn(canvasElement);
    await expect(canvas.getByRole('textbox', { name: 'Sigla' })).toHaveValue('VR');
  },
};

export const NoAddressFound: Story = {
  name: '[ADD-9] a failed search finds nothing',
  args: { answers: { ...HEALTHY, [SEARCH]: offline } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByRole('combobox', { name: /^Search/ }), 'Via Roma');
    const message = await canvas.findAllByText(/^No address found/, {}, { timeout: 3000 });
    await expect(message[0]).toBeVisible();
  },
};

export const Incomplete: Story = {
  name: '[ADD-6] only the first thing to mend is told',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const name = await canvas.findByRole('textbox', { name: 'Venue name' });
    await userEvent.click(canvas.getByRole('button', { name: create }));
    await waitFor(() => expect(name).toHaveFocus());
    await expect(name).toHaveAccessibleDescription('Venue name is required');
    await expect(canvas.queryByText('Country is required')).toBeNull();
  },
};

export const Created: Story = {
  name: '[ADD-8] created: name and id, the form is empty again',
  play: async ({ canvasElement }) => {
    const canvas = await fillIn(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: create }));
    await expect(
      await canvas.findByText('Venue Padel Club Navigli created successfully'),
    ).toBeVisible();
    await expect(canvas.getByText(`Id: ${VENUE_ID}`)).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Venue name' })).toHaveValue('');
  },
};

export const Failed: Story = {
  name: '[ADD-8] failed: nothing typed is lost',
  args: { answers: { ...meta.args.answers, [CREATE]: problem(503) } },
  play: async ({ canvasElement }) => {
    const canvas = await fillIn(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: create }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Failed to create venue. Please try again.',
    );
    await expect(canvas.getByRole('textbox', { name: 'Venue name' })).toHaveValue(
      'Padel Club Navigli',
    );
  },
};

export const Restored: Story = {
  name: 'what was typed at an earlier visit is there again',
  beforeEach: () =>
    keepDraft(GIULIA.uid, { ...EMPTY_DRAFT, name: 'Padel Club Navigli', phone: '045 000 0000' }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const name = await canvas.findByRole('textbox', { name: 'Venue name' });
    await expect(name).toHaveValue('Padel Club Navigli');
    await userEvent.click(canvas.getByRole('button', { name: 'Start over' }));
    await expect(name).toHaveValue('');
  },
};
