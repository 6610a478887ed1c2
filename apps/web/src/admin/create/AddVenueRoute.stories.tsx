import { ENDPOINTS, KEY_REUSED_TYPE, listPath, PATHS } from '@campetto/contract';
import { delay, HttpResponse, http } from 'msw';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { pass } from '../../testing/clock.ts';
import { exampleVenue, FULL_DRAFT } from '../../testing/exampleVenue.ts';
import {
  expectErrorMessage,
  expectText,
  forbiddenAfter,
  textAfter,
} from '../../testing/expectText.ts';
import { problem } from '../../testing/handlers.ts';
import { ADDRESSES, DUPLICATES } from '../../testing/records.ts';
import { english, type ScreenMeta, type Story, screenMeta } from '../../testing/screenMeta.ts';
import { expectPastedPair } from '../../testing/steps/pastedPair.ts';
import { textOf } from '../../testing/textOf.ts';
import { ADDRESS_SEARCH_DEBOUNCE } from '../../venue-client/addresses/useAddressSearch.ts';

const SEARCH = ENDPOINTS.addressSearch.path;
const CREATE = ENDPOINTS.create.path;
const UPDATE = ENDPOINTS.update.path;
const VENUE_ID = '7d9f2c1e-5b1a-4b0e-9a51-0c6b8f3a2d44';

const WITHOUT_POSITION =
  'This link contains no position. Open it in a browser and paste the link from the address bar, or paste coordinates such as 45.4641, 9.1919.';

const meta = {
  ...screenMeta,
  title: 'Screens/Back office/Add venue',
  args: { ...screenMeta.args, path: PATHS.addVenue },
  parameters: {
    ...screenMeta.parameters,
    msw: [
      http.get(SEARCH, () => HttpResponse.json(ADDRESSES.slice(0, 1))),
      http.post(CREATE, () => HttpResponse.json({ venueId: VENUE_ID })),
    ],
  },
} satisfies ScreenMeta;
export default meta;

export const Empty: Story = {
  name: '[ADD-1] [ADD-4] empty, its details closed',
  play: () => expectText('Search address'),
};

export const One: Story = {
  name: '[ADD-1] [ADD-4] filled in',
  args: { draft: FULL_DRAFT },
  play: () =>
    expectText('Here is what you typed last time. If you had chosen a picture, choose it again.'),
};

export const MapLink: Story = {
  name: 'the link of a map, or coordinates, fill in the position only, and say so',
  play: async (context) => {
    const { canvas, userEvent } = context;
    const search = await canvas.findByRole('combobox', { name: textOf('Search address') });
    await userEvent.click(search);
    for (const [text, latitude, longitude] of [
      ['https://www.google.com/maps/place/Arena/@45.4781,9.1240,17z', '45.4781', '9.1240'],
      ['53.42, -2.32', '53.42', '-2.32'],
    ] as const) {
      await userEvent.paste(text);
      const field = await canvas.findByRole('textbox', { name: textOf('Latitude') });
      await expect(field).toHaveValue(latitude);
      await expect(canvas.getByRole('textbox', { name: textOf('Longitude') })).toHaveValue(
        longitude,
      );
      await expect(search).toHaveValue('');
      await expectErrorMessage(context, [
        'Position filled in: {position}. The address is unchanged: check that it fits.',
        { position: `${latitude}, ${longitude}` },
      ]);
    }
  },
};

export const PastedIntoField: Story = {
  name: 'a pair of coordinates pasted into one field fills both and is announced',
  args: { draft: FULL_DRAFT },
  play: async ({ canvas }) => {
    await canvas.findByRole('textbox', { name: textOf('Latitude') });
    await expectPastedPair(canvas, 'Latitude');
  },
};

export const LinkWithoutPosition: Story = {
  name: 'a link without a position is not searched for, and replaces what was announced',
  parameters: {
    msw: [
      http.get(SEARCH, () => {
        throw new Error('A link was searched for.');
      }),
    ],
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('combobox', { name: textOf('Search address') }));
    await userEvent.paste('53.42, -2.32');
    await userEvent.paste('https://maps.app.goo.gl/abc');
    await pass(ADDRESS_SEARCH_DEBOUNCE);
    await expectErrorMessage(context, WITHOUT_POSITION);
    const announced = canvas.getAllByRole('status').map(({ textContent }) => textContent);
    await expect(announced.filter(Boolean)).toEqual([textOf(WITHOUT_POSITION)]);
  },
};

export const Many: Story = {
  name: '[ADD-2] addresses found',
  parameters: { msw: [http.get(SEARCH, () => HttpResponse.json(ADDRESSES))] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(
      await canvas.findByRole('combobox', { name: textOf('Search address') }),
      'Via Roma',
    );
    await pass(ADDRESS_SEARCH_DEBOUNCE);
    await expectText('© OpenStreetMap contributors');
  },
};

async function create(): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: textOf('Create venue') }));
}

export const Failed: Story = {
  name: '[ADD-8] [TEXT-1] error: nothing typed is lost',
  args: { draft: FULL_DRAFT },
  parameters: { msw: [http.post(CREATE, problem(503))] },
  play: async (context) => {
    await create();
    await expectErrorMessage(context, 'Failed to create venue. Please try again.');
    const name = await screen.findByRole('textbox', { name: textOf('Venue name') });
    await expect(name).toHaveValue(FULL_DRAFT.name);
  },
};

export const Lost: Story = {
  name: '[ADD-8] says that a creation whose response was lost may have been done',
  args: { draft: FULL_DRAFT },
  parameters: { msw: [http.post(CREATE, () => HttpResponse.error())] },
  play: async (context) => {
    await create();
    await expectErrorMessage(context, [
      '{failure} The server did not respond, so it may have been done; trying again does no harm.',
      { failure: 'Failed to create venue. Please try again.' },
    ]);
  },
};

export const Offline: Story = {
  args: { offline: true, draft: FULL_DRAFT },
  parameters: { msw: [http.post(CREATE, () => HttpResponse.error())] },
  play: textAfter(create, 'You are offline. What you see may be out of date.'),
};

export const InFlight: Story = {
  name: '[ADD-8] in flight: what is being sent cannot be started over',
  args: { draft: FULL_DRAFT },
  parameters: { msw: [http.post(CREATE, () => delay('infinite'))] },
  play: async ({ canvas }) => {
    await create();
    await expectText('Creating...');
    await expect(canvas.queryByRole('button', { name: textOf('Start over') })).toBeNull();
  },
};

export const Forbidden: Story = {
  args: { draft: FULL_DRAFT },
  parameters: { msw: [http.post(CREATE, problem(403))] },
  play: forbiddenAfter(create),
};

/** Types a name, chooses the found address and a sport. */
async function fillIn() {
  const name = await screen.findByRole('textbox', { name: /Venue name|Nome della struttura/ });
  await userEvent.type(name, 'Padel Club Navigli');
  await userEvent.type(screen.getByRole('combobox', { name: /^Search|^Cerca/ }), 'Via Roma 12');
  await pass(ADDRESS_SEARCH_DEBOUNCE);
  await screen.findByRole('option');
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Padel' }));
}

export const TextNamedPicture: Story = {
  ...english,
  name: '[ADD-5] a text that is named like a picture is refused as it is chosen',
  play: async ({ canvas }) => {
    const input = await canvas.findByLabelText(/^Choose a picture/);
    await userEvent.upload(input, new File(['not a picture'], 'court.png', { type: 'image/png' }));
    await expect(
      await canvas.findByText(/^This file is not a picture of these kinds/),
    ).toBeVisible();
    await expect(canvas.queryByText('court.png')).toBeNull();
  },
};

export const Filled: Story = {
  ...english,
  name: '[ADD-2] [ADD-3] a found address fills in the details',
  play: async ({ canvas }) => {
    await fillIn();
    const code = canvas.getByRole('textbox', { name: 'State code' });
    await expect(code).toHaveValue('VR');
    await expect(code).toHaveAccessibleDescription('autofilled');
  },
};

export const PlaceUnknown: Story = {
  ...english,
  name: '[ADD-3] a found address without a place leaves the coordinates empty and says so',
  parameters: {
    msw: [
      http.get(SEARCH, () => HttpResponse.json([{ ...ADDRESSES[0], lat: '0', lon: '0' }])),
      ...meta.parameters.msw,
    ],
  },
  play: async ({ canvas }) => {
    await fillIn();
    const latitude = canvas.getByRole('textbox', { name: /^Latitude/ });
    await expect(latitude).toHaveValue('');
    await expect(canvas.getByRole('textbox', { name: /^Longitude/ })).toHaveValue('');
    await expect(latitude).toHaveAccessibleDescription(/place of this address is unknown/);
    await expect(canvas.queryByText('0.000000, 0.000000')).toBeNull();
    await userEvent.type(latitude, '45.1');
    await expect(latitude).not.toHaveAccessibleDescription(/unknown/);
  },
};

export const Created: Story = {
  ...english,
  name: '[ADD-8] created: name and id, the form is empty again',
  play: async ({ canvas }) => {
    await fillIn();
    await create();
    await expect(
      await canvas.findByText('Venue Padel Club Navigli created successfully'),
    ).toBeVisible();
    await expect(canvas.getByText(`Id: ${VENUE_ID}`)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Show the venue' })).toHaveAttribute(
      'href',
      `${PATHS.venues}?q=Padel+Club+Navigli&lang=en`,
    );
    await expect(canvas.queryByText(/possible duplicates/)).toBeNull();
    await expect(canvas.getByRole('textbox', { name: 'Venue name' })).toHaveValue('');
  },
};

/** The venue that is created, as a list contains it. */
const LISTED = exampleVenue({ id: VENUE_ID, sportsVenue: { name: 'Padel Club Navigli' } });

export const CreatedDuplicate: Story = {
  ...english,
  name: 'created: that it may be there already, and where that is shown',
  parameters: {
    msw: [
      http.get(listPath('pending'), () => HttpResponse.json([{ ...LISTED, checks: [] }])),
      http.post(ENDPOINTS.duplicates.path, () =>
        HttpResponse.json({ [LISTED.folderPath]: DUPLICATES.slice(0, 1) }),
      ),
      ...meta.parameters.msw,
    ],
  },
  play: async ({ canvas }) => {
    await fillIn();
    await create();
    const link = await canvas.findByRole('link', { name: 'Show the possible duplicates' });
    await expect(link).toHaveAttribute('href', `${PATHS.venues}?q=Padel+Club+Navigli&lang=en`);
  },
};

/** The venue that the first attempt of the story has created. */
const CREATED = exampleVenue({ sportsVenue: { name: 'Padel Club Navigli' } });

let requests = 0;

export const CreatedBefore: Story = {
  ...english,
  name: 'created by an attempt whose response was lost: applies the changes since then',
  parameters: {
    msw: [
      http.put(UPDATE, () =>
        HttpResponse.json(exampleVenue({ sportsVenue: { name: 'Padel Club Navigli 2' } })),
      ),
      http.post(CREATE, () => {
        requests += 1;
        // The app itself repeats the first request, so that two responses are lost.
        return requests <= 2
          ? HttpResponse.error()
          : problem(422, { type: KEY_REUSED_TYPE, current: CREATED })();
      }),
      ...meta.parameters.msw,
    ],
  },
  beforeEach: () => {
    requests = 0;
  },
  play: async ({ canvas }) => {
    await fillIn();
    await create();
    await canvas.findByText(/^Failed to create venue/);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Venue name' }), ' 2');
    await create();
    const alert = within(await canvas.findByRole('alert'));
    await expect(
      await alert.findByText('Padel Club Navigli has already been created'),
    ).toBeVisible();
    await expect(alert.getByRole('button', { name: 'Create another venue' })).toBeVisible();
    await userEvent.click(alert.getByRole('button', { name: 'Apply the changes' }));
    const renamed = 'Venue Padel Club Navigli 2 created successfully';
    await expect(await canvas.findByText(renamed)).toBeVisible();
  },
};

const startOverQuestion = async () =>
  within(await screen.findByRole('alertdialog', { name: textOf('Start over?') }));

export const StartedOver: Story = {
  ...One,
  name: 'what was typed at an earlier visit can be thrown away, after a question',
  play: async ({ canvas }) => {
    const name = await canvas.findByRole('textbox', { name: textOf('Venue name') });
    await expect(name).toHaveValue(FULL_DRAFT.name);
    const startOver = canvas.getByRole('button', { name: textOf('Start over') });
    await userEvent.click(startOver);
    await userEvent.click(
      (await startOverQuestion()).getByRole('button', { name: textOf('Cancel') }),
    );
    await expect(name).toHaveValue(FULL_DRAFT.name);
    await waitFor(() => expect(startOver).toHaveFocus());
    await userEvent.click(startOver);
    await userEvent.click(
      (await startOverQuestion()).getByRole('button', { name: textOf('Start over') }),
    );
    await expect(name).toHaveValue('');
    await waitFor(() => expect(name).toHaveFocus());
  },
};

/** Pastes a text into a field, in place of what it contains. */
async function paste(name: RegExp, text: string) {
  const field = await screen.findByRole('textbox', { name });
  await userEvent.clear(field);
  await userEvent.click(field);
  await userEvent.paste(text);
  return field;
}

export const PastedPhone: Story = {
  ...english,
  name: '[ADD-7] a pasted phone number with its dial code fills both parts',
  play: async ({ canvas }) => {
    for (const [pasted, code, number] of [
      ['+44 20 7946 0958', '+44', '20 7946 0958'],
      ['0039 045 800 1234', '+39', '045 800 1234'],
      ['tel:+34612345678', '+34', '612345678'],
      ['tel:612345678', '+34', '612345678'],
    ] as const) {
      const field = await paste(/^Phone number/, pasted);
      await expect(field).toHaveValue(number);
      await expect(canvas.getByRole('combobox', { name: 'Dial code' })).toHaveTextContent(code);
    }
  },
};

export const DialCodeKept: Story = {
  ...english,
  name: '[ADD-1] a typed dial code stays when an address of another country is chosen',
  play: async ({ canvas }) => {
    await paste(/^Phone number/, '+44 20 7946 0958');
    await fillIn();
    await expect(canvas.getByRole('textbox', { name: 'Country code' })).toHaveValue('IT');
    await expect(canvas.getByRole('combobox', { name: 'Dial code' })).toHaveTextContent('+44');
  },
};

export const ChosenDialCodeKept: Story = {
  ...english,
  name: '[ADD-1] a dial code chosen by hand stays when an address of another country is chosen',
  play: async ({ canvas }) => {
    const dialCode = await canvas.findByRole('combobox', { name: 'Dial code' });
    await userEvent.click(dialCode);
    await userEvent.click(await screen.findByRole('option', { name: /\+44/ }));
    await fillIn();
    await expect(dialCode).toHaveTextContent('+44');
  },
};

export const PastedCoordinates: Story = {
  ...One,
  ...english,
  name: '[ADD-4] pasted coordinates fill both fields; others are refused',
  play: async ({ canvas }) => {
    const latitude = await paste(/^Latitude/, '45.1, 10.9');
    await expect(latitude).toHaveValue('45.1');
    await expect(canvas.getByRole('textbox', { name: /^Longitude/ })).toHaveValue('10.9');
    await paste(/^Latitude/, '12abc');
    await create();
    await waitFor(() => expect(latitude).toHaveFocus());
    await expect(latitude).toHaveAccessibleDescription(/between -90 and 90/);
  },
};

export const LettersAsCoordinate: Story = {
  ...One,
  ...english,
  name: '[ADD-4] a coordinate in letters says that 0 is saved',
  play: async () => {
    const longitude = await paste(/^Longitude/, 'north');
    await expect(longitude).toHaveAccessibleDescription(/0 will be saved/);
    await paste(/^Longitude/, '-9.19');
    await expect(longitude).not.toHaveAccessibleDescription(/0 will be saved/);
  },
};

export const RefusedByServer: Story = {
  ...One,
  ...english,
  name: '[ADD-8] the field that the server refuses shows it',
  parameters: {
    msw: [
      http.post(
        CREATE,
        problem(422, {
          errors: [{ path: 'sportsVenue.phoneNumber', message: 'is no phone number' }],
        }),
      ),
      ...meta.parameters.msw,
    ],
  },
  play: async ({ canvas }) => {
    const phone = await canvas.findByRole('textbox', { name: /^Phone number/ });
    await create();
    await waitFor(() => expect(phone).toHaveFocus());
    await expect(phone).toHaveAccessibleDescription(/The server refuses this value/);
    await userEvent.type(phone, '1');
    await expect(phone).not.toHaveAccessibleDescription(/The server refuses/);
  },
};

export const TooLong: Story = {
  ...One,
  ...english,
  name: '[ADD-6] a text that is too long says how long it may be',
  play: async ({ canvas }) => {
    const name = await canvas.findByRole('textbox', { name: 'Venue name' });
    await userEvent.clear(name);
    await userEvent.click(name);
    await userEvent.paste('x'.repeat(201));
    await create();
    await waitFor(() => expect(name).toHaveFocus());
    await expect(name).toHaveAccessibleDescription('At most 200 characters.');
    await userEvent.type(name, 'x');
    await expect(name).toHaveAccessibleDescription('At most 200 characters.');
    await userEvent.type(name, '{Backspace}{Backspace}');
    await expect(name).not.toHaveAccessibleDescription(/At most/);
  },
};
