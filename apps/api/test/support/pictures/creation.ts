import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { PICTURE_MAX_BYTES, SPORTS, type VenueCreation } from '@campetto/contract';
import sharp from 'sharp';
import { MILANO } from '../venues.ts';

/** A venue that breaks no rule. */
export const CREATION: VenueCreation = {
  sportsVenue: {
    name: 'Campo Nuovo',
    phoneNumber: '+390451234567',
    sportIds: [SPORTS[0].id, SPORTS[2].id],
  },
  address: MILANO,
};

/** The path of one of the pictures beside the tests. */
export const picturePath = (name: string) =>
  fileURLToPath(new URL(`../../pictures/samples/${name}`, import.meta.url));

/** The bytes of one of the pictures beside the tests. */
export const picture = (name: string) => readFile(picturePath(name));

/** The picture with as many bytes after it as a picture may have. */
export const padded = (bytes: Buffer) =>
  Buffer.concat([bytes, Buffer.alloc(PICTURE_MAX_BYTES - bytes.length)]);

/** The form of a creation; `venueData` that is not text is sent as JSON. */
export function creationForm(
  venueData: unknown = CREATION,
  bytes?: Uint8Array,
  { fileName = 'photo.png', type = 'image/png' } = {},
): FormData {
  const form = new FormData();
  form.set('venueData', typeof venueData === 'string' ? venueData : JSON.stringify(venueData));
  if (bytes) form.set('image', new Blob([Buffer.from(bytes)], { type }), fileName);
  return form;
}

/** The form that replaces the picture of a venue. */
export function pictureForm(folderPath: string | undefined, bytes?: Uint8Array): FormData {
  const form = new FormData();
  if (folderPath !== undefined) form.set('folderPath', folderPath);
  if (bytes) form.set('image', new Blob([Buffer.from(bytes)]), 'photo.png');
  return form;
}

/** A picture of one colour as PNG. */
export const plainPng = (width: number, height: number, background = 'grey') =>
  sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();

/** A copy of the venue with one value replaced (or left out), its path written with dots. */
export function creationWith(path: string, value: unknown): unknown {
  const copy: Record<string, unknown> = structuredClone(CREATION) as never;
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  const parent = keys.reduce((part, key) => part[key] as Record<string, unknown>, copy);
  parent[last] = value;
  return copy;
}
