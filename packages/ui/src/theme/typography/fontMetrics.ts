// Copied from @capsizecss/metrics 4.3.0: the package has 30,000 files, these are all that is needed.

const arialFace = {
  familyName: 'Arial',
  ascent: 1854,
  descent: -434,
  lineGap: 67,
  unitsPerEm: 2048,
  xHeight: 1062,
};

export const arial = {
  ...arialFace,
  fullName: 'Arial',
  capHeight: 1467,
  xWidthAvg: 913,
};

export const arialBold = {
  ...arialFace,
  fullName: 'Arial Bold',
  capHeight: 1466,
  xWidthAvg: 983,
};

const robotoFace = {
  familyName: 'Roboto',
  capHeight: 1456,
  ascent: 1900,
  descent: -500,
  lineGap: 0,
  unitsPerEm: 2048,
  xHeight: 1082,
};

export const roboto = {
  ...robotoFace,
  fullName: 'Roboto Regular',
  xWidthAvg: 911,
};

export const robotoBold = {
  ...robotoFace,
  fullName: 'Roboto Bold',
  xWidthAvg: 926,
};

export const bricolageBold = {
  familyName: 'Bricolage Grotesque',
  fullName: 'Bricolage Grotesque Bold',
  capHeight: 660,
  ascent: 930,
  descent: -270,
  lineGap: 0,
  unitsPerEm: 1000,
  xHeight: 525,
  // Measured on headings at their weight of 750; at 700 it is 489.
  xWidthAvg: 496,
};

export const figtree = {
  familyName: 'Figtree',
  fullName: 'Figtree Regular',
  capHeight: 700,
  ascent: 950,
  descent: -250,
  lineGap: 0,
  unitsPerEm: 1000,
  xHeight: 500,
  xWidthAvg: 449,
};
