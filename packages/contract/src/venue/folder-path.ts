import * as v from 'valibot';

const UUID = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}';
const FOLDER_PATH = new RegExp(`^venues/[a-z0-9-]{1,60}/[a-z0-9-]{1,60}/(${UUID})$`);

/** A venue's stable identity in requests: `venues/{country}/{city}/{venueId}`. */
export const folderPathSchema = v.pipe(
  v.string(),
  v.regex(FOLDER_PATH, 'must read venues/{country}/{city}/{venueId}'),
);

/** The folder path of a new venue; it never changes afterwards. */
export function folderPathOf(place: { country: string; city: string }, venueId: string): string {
  return `venues/${place.country}/${place.city}/${venueId}`;
}

/** The venue id at the end of a folder path, or undefined when the path is not one. */
export function venueIdOf(folderPath: string): string | undefined {
  return FOLDER_PATH.exec(folderPath)?.[1];
}

/**
 * The address of a venue's picture: media base, folder path and file name; an absolute http(s)
 * folder path is used as it is, without the base (D10).
 */
export function pictureUrl(mediaBase: string, folderPath: string, photoFileName: string): string {
  const folder = /^https?:\/\//.test(folderPath)
    ? folderPath
    : `${mediaBase.replace(/\/$/, '')}/${folderPath}`;
  return `${folder}/${encodeURIComponent(photoFileName)}`;
}
