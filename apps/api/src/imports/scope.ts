import type { Scraper } from '../identity/submission-keys.ts';
import type { ReadStep } from './read-venues.ts';

type Submitted = ReadStep['venues'][number];

/** What a key may not submit in a venue; undefined if it may submit it. */
function faultOf({ source, ownId }: Submitted, { sources }: Scraper): string | undefined {
  if (ownId !== undefined) return 'is a record of an export';
  return sources.includes(source) ? undefined : `is of the source ${source}`;
}

/** Why a key may not submit these venues, as a sentence; undefined if it may. */
export function scopeFault(venues: readonly Submitted[], scraper: Scraper): string | undefined {
  for (const venue of venues) {
    const fault = faultOf(venue, scraper);
    if (fault === undefined) continue;
    const allowed = scraper.sources.join(', ') || 'no source';
    return `The key ${scraper.name} may submit venues of ${allowed}; record ${venue.at} ${fault}.`;
  }
  return undefined;
}

/** The steps with the records refused that a key may not submit. */
export async function* inScope(
  steps: AsyncIterable<ReadStep>,
  scraper: Scraper,
): AsyncGenerator<ReadStep> {
  for await (const step of steps) {
    const refusals = step.venues.flatMap((venue) => {
      const fault = faultOf(venue, scraper);
      return fault === undefined
        ? []
        : { at: venue.at, reason: `${fault}, outside the key’s scope` };
    });
    yield {
      ...step,
      venues: step.venues.filter((venue) => faultOf(venue, scraper) === undefined),
      refusals: [...step.refusals, ...refusals],
    };
  }
}
