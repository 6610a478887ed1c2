import { listPath, type VenueStatus } from '@campetto/contract';
import { http } from 'msw';
import { expectText } from '../../../testing/expectText.ts';
import { VENUES, venueList } from '../../../testing/handlers.ts';
import type { Story } from '../../../testing/screenMeta.ts';

/** The states of the list of a status, whose heading is `title`. */
export const listStoriesOf = (status: VenueStatus, title: string) =>
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
      play: () => expectText(title),
    },
  }) satisfies Record<string, Story>;
