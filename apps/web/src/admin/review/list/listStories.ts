import { listPath, type VenueStatus } from '@campetto/contract';
import { http } from 'msw';
import { expect, screen } from 'storybook/test';
import { expectText } from '../../../testing/expectText.ts';
import { VENUES, venueList } from '../../../testing/handlers.ts';
import type { Story } from '../../../testing/screenMeta.ts';
import { textOf } from '../../../testing/textOf.ts';

/** Expects the list to show this many venues. */
export async function expectVenues(count: number): Promise<void> {
  await expect(await screen.findAllByRole('article')).toHaveLength(count);
}

/** The states of the list of a status: `title` and `subtitle` above it, and how many venues the server has. */
export const listStoriesOf = (
  status: VenueStatus,
  { title, subtitle, many }: { title: string; subtitle: string; many: number },
) =>
  ({
    Empty: {
      parameters: { msw: [http.get(listPath(status), venueList([]))] },
      play: () => expectText('No venues found matching your criteria'),
    },
    One: {
      parameters: {
        msw: [
          http.get(
            listPath(status),
            venueList(VENUES.slice(0, 1).map((venue) => ({ ...venue, status }))),
          ),
        ],
      },
      play: () => expectVenues(1),
    },
    Many: {
      name: '[REV-1] many',
      play: async () => {
        await expect(await screen.findByRole('heading', { name: textOf(title) })).toBeVisible();
        await expectText(subtitle);
        await expectVenues(many);
      },
    },
  }) satisfies Record<string, Story>;
