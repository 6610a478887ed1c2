import { listPath, PATHS } from '@campetto/contract';
import { http } from 'msw';
import { expect } from 'storybook/test';
import { VENUES, venueList } from '../../testing/handlers.ts';
import { type ScreenMeta, type Story, screenMeta } from '../../testing/screenMeta.ts';
import { textOf } from '../../testing/textOf.ts';

const meta = {
  ...screenMeta,
  title: 'Screens/Back office/Review: approved',
  args: { ...screenMeta.args, path: `${PATHS.venues}?status=approved` },
} satisfies ScreenMeta;
export default meta;

const APPROVED = listPath('approved');

export const Empty: Story = {
  parameters: { msw: { handlers: [http.get(APPROVED, venueList([]))] } },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(textOf('No venues found matching your criteria')),
    ).toBeInTheDocument();
  },
};

export const One: Story = {
  parameters: {
    msw: {
      handlers: [
        http.get(
          APPROVED,
          venueList(VENUES.slice(0, 1).map((venue) => ({ ...venue, status: 'approved' as const }))),
        ),
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(textOf('Approved venues'))).toBeInTheDocument();
  },
};

export const Many: Story = {
  name: '[REV-1] many',
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(textOf('Approved venues'))).toBeInTheDocument();
  },
};
