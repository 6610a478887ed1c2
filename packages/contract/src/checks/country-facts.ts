import type { DialCountry } from '../venue/dial-codes.ts';

/** Degrees: south, north, west, east. */
type Box = readonly [south: number, north: number, west: number, east: number];

/**
 * The box of each country of the dial codes, without territories on other continents. Taken from
 * the outlines of Natural Earth (1:10,000,000, public domain), each side moved outwards to the next
 * tenth of a degree. The United States without the islands beyond the 180th meridian.
 */
export const COUNTRY_BOXES: Readonly<Record<DialCountry, Box>> = {
  IT: [35.4, 47.1, 6.6, 18.6],
  US: [18.9, 71.5, -179.2, -66.8],
  CA: [41.6, 83.2, -141.1, -52.6],
  GB: [49.8, 60.9, -13.7, 1.8],
  FR: [41.3, 51.1, -5.2, 9.6],
  DE: [47.2, 55.1, 5.8, 15.1],
  ES: [27.6, 43.8, -18.2, 4.4],
  PT: [30, 42.2, -31.3, -6.1],
  NL: [50.7, 53.6, 3.3, 7.3],
  BE: [49.4, 51.6, 2.5, 6.5],
  CH: [45.8, 47.9, 5.9, 10.5],
  AT: [46.3, 49.1, 9.5, 17.2],
  SE: [55.3, 69.1, 10.9, 24.2],
  NO: [57.9, 71.2, 4.4, 31.2],
  DK: [54.5, 57.8, 8, 15.2],
  FI: [59.6, 70.1, 19.1, 31.6],
  IE: [51.4, 55.5, -10.7, -5.9],
  PL: [48.9, 54.9, 14.1, 24.2],
  CZ: [48.5, 51.1, 12, 18.9],
  SK: [47.7, 49.7, 16.8, 22.6],
  HU: [45.7, 48.6, 16, 22.9],
  RO: [43.6, 48.3, 20.2, 29.8],
  BG: [41.2, 44.3, 22.3, 28.7],
  GR: [34.8, 41.8, 19.3, 29.7],
  AU: [-43.8, -9.1, 112.9, 153.7],
  NZ: [-49.8, -34.3, 166.4, 178.9],
};

/**
 * How each country's postal operator writes a postcode; letters in either case, the space where
 * one belongs may be missing. Dutch codes may be cut to their digits, which name the quarter.
 */
export const POSTAL_CODES: Readonly<Record<DialCountry, RegExp>> = {
  IT: /^\d{5}$/,
  US: /^\d{5}(-\d{4})?$/,
  CA: /^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z] ?\d[ABCEGHJ-NPRSTV-Z]\d$/i,
  GB: /^(GIR ?0AA|[A-Z]{1,2}\d[A-Z\d]? ?\d[ABD-HJLNP-UW-Z]{2})$/i,
  FR: /^\d{5}$/,
  DE: /^\d{5}$/,
  ES: /^(0[1-9]|[1-4]\d|5[0-2])\d{3}$/,
  PT: /^[1-9]\d{3}(-\d{3})?$/,
  NL: /^[1-9]\d{3}( ?[A-Z]{2})?$/i,
  BE: /^[1-9]\d{3}$/,
  CH: /^[1-9]\d{3}$/,
  AT: /^[1-9]\d{3}$/,
  SE: /^[1-9]\d{2} ?\d{2}$/,
  NO: /^\d{4}$/,
  DK: /^\d{4}$/,
  FI: /^\d{5}$/,
  IE: /^[AC-FHKNPRTV-Y](\d{2}|6W) ?[\dAC-FHKNPRTV-Y]{4}$/i,
  PL: /^\d{2}-\d{3}$/,
  CZ: /^[1-7]\d{2} ?\d{2}$/,
  SK: /^[089]\d{2} ?\d{2}$/,
  HU: /^[1-9]\d{3}$/,
  RO: /^\d{6}$/,
  BG: /^[1-9]\d{3}$/,
  GR: /^[1-8]\d{2} ?\d{2}$/,
  AU: /^\d{4}$/,
  NZ: /^\d{4}$/,
};
