// Copied from @capsizecss/metrics 4.3.0: the package has 30,000 files, these five are all that is needed.

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
  postscriptName: 'ArialMT',
  capHeight: 1467,
  xWidthAvg: 913,
};

export const arialBold = {
  ...arialFace,
  fullName: 'Arial Bold',
  postscriptName: 'Arial-BoldMT',
  capHeight: 1466,
  xWidthAvg: 983,
};

export const bricolageBold = {
  familyName: 'Bricolage Grotesque',
  fullName: 'Bricolage Grotesque Bold',
  postscriptName: 'BricolageGrotesque-Bold',
  capHeight: 660,
  ascent: 930,
  descent: -270,
  lineGap: 0,
  unitsPerEm: 1000,
  xHeight: 525,
  xWidthAvg: 489,
};

export const figtree = {
  familyName: 'Figtree',
  fullName: 'Figtree Regular',
  postscriptName: 'Figtree-Regular',
  capHeight: 700,
  ascent: 950,
  descent: -250,
  lineGap: 0,
  unitsPerEm: 1000,
  xHeight: 500,
  xWidthAvg: 449,
};
