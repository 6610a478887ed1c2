import * as v from 'valibot';

/** A whole number from 0. */
export const count = v.pipe(v.number(), v.integer(), v.minValue(0));

export const uuid = v.pipe(v.string(), v.uuid());
