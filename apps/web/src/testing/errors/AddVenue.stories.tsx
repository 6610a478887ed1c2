import { ENDPOINTS, PATHS } from '@campetto/contract';
import type { StoryContext } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { ADDRESS_SEARCH_DEBOUNCE } from '../../venue-client/addresses/useAddressSearch.ts';
import type { VenueDraft } from '../../venue-client/create/draft.ts';
import { pass } from '../clock.ts';
import { FULL_DRAFT } from '../exampleVenue.ts';
import { errorAfter, expectErrorMessage } from '../expectText.ts';
import { type ScreenMeta, type Story, screenMeta } from '../screenMeta.ts';
import { textOf } from '../textOf.ts';

const meta = {
  ...screenMeta,
  title: 'Screens/Errors/Add venue',
  args: { ...screenMeta.args, path: PATHS.addVenue },
} satisfies ScreenMeta;
export default meta;

const without = (field: keyof VenueDraft['address']) => ({
  draft: { ...FULL_DRAFT, address: { ...FULL_DRAFT.address, [field]: '' } },
});

async function create({ canvas, userEvent }: StoryContext): Promise<void> {
  await userEvent.click(await canvas.findByRole('button', { name: textOf('Create venue') }));
}

export const NameRequired: Story = {
  name: '[ADD-6] [TEXT-1] Name required',
  args: { draft: { ...FULL_DRAFT, name: '' } },
  play: errorAfter(create, 'Venue name is required'),
};

export const CountryRequired: Story = {
  name: '[ADD-6] [TEXT-1] Country required',
  args: without('country'),
  play: errorAfter(create, 'Country is required'),
};

export const CountryCodeRequired: Story = {
  name: '[ADD-6] [TEXT-1] Country code required',
  args: without('countryCode'),
  play: errorAfter(create, 'Country code is required'),
};

export const CityRequired: Story = {
  name: '[ADD-6] [TEXT-1] City required',
  args: without('city'),
  play: errorAfter(create, 'City is required'),
};

export const StreetRequired: Story = {
  name: '[ADD-6] [TEXT-1] Street required',
  args: without('street'),
  play: errorAfter(create, 'Street address is required'),
};

export const NumberRequired: Story = {
  name: '[ADD-6] [TEXT-1] Number required',
  args: without('number'),
  play: errorAfter(create, 'House number is required'),
};

export const PostalCodeRequired: Story = {
  name: '[ADD-6] [TEXT-1] Postal code required',
  args: without('postalCode'),
  play: errorAfter(create, 'Postal code is required'),
};

export const StateRequired: Story = {
  name: '[ADD-6] [TEXT-1] State required',
  args: without('state'),
  play: errorAfter(create, 'State/Province is required'),
};

export const StateCodeRequired: Story = {
  name: '[ADD-6] [TEXT-1] State code required',
  args: without('stateCode'),
  play: errorAfter(create, 'State code is required'),
};

export const SportsRequired: Story = {
  name: '[ADD-6] [TEXT-1] Sports required',
  args: { draft: { ...FULL_DRAFT, sportIds: [] } },
  play: errorAfter(create, 'At least one sport must be selected'),
};

export const Created: Story = {
  name: '[ADD-8] [TEXT-1] created',
  args: { draft: FULL_DRAFT },
  parameters: {
    msw: [
      http.post(ENDPOINTS.create.path, () =>
        HttpResponse.json({ venueId: '7d9f2c1e-5b1a-4b0e-9a51-0c6b8f3a2d44' }),
      ),
    ],
  },
  play: errorAfter(create, ['Venue {name} created successfully', { name: FULL_DRAFT.name }]),
};

export const NoAddress: Story = {
  name: '[ADD-9] no address',
  parameters: { msw: [http.get(ENDPOINTS.addressSearch.path, () => HttpResponse.error())] },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.type(
      await canvas.findByRole('combobox', { name: textOf('Search address') }),
      'Via Roma',
    );
    await pass(ADDRESS_SEARCH_DEBOUNCE);
    await expectErrorMessage(
      context,
      'No address found. Try with street and city, or fill in the details yourself.',
    );
  },
};
