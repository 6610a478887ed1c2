import { TOO_SOON } from '../admin/review/decisions/useReading.ts';

/** Some frames, in which a venue is drawn. */
const FRAMES = 50;

/** Waits until a venue can have been read: decisions that come before are ignored. */
export const reading = (by: keyof typeof TOO_SOON = 'key') =>
  new Promise((resolve) => setTimeout(resolve, TOO_SOON[by] + FRAMES));
