/** Raw colour scales, light to dark. Only the themes read them, and give each colour a role. */
export const white = '#FFFFFF';

/** Cool neutrals: paper, lines, edges, muted text. */
export const slate = {
  25: '#F6F8FB',
  50: '#EDF1F7',
  100: '#DFE5EE',
  200: '#C9D5EA',
  300: '#A9B8D0',
  400: '#76859F',
  500: '#6A7FA3',
  600: '#51607A',
  700: '#33415C',
} as const;

/** Text, and the backgrounds of the dark theme. */
export const navy = {
  600: '#20395F',
  700: '#18305A',
  800: '#10223F',
  900: '#0B1B33',
  950: '#0A1628',
  1000: '#060F1F',
} as const;

/** The brand; 600 is its one official shade. */
export const blue = {
  50: '#E7F0FE',
  100: '#CFE1FD',
  300: '#8FC0FF',
  400: '#5BA3FF',
  500: '#2E8BFF',
  600: '#0E6FE6',
  700: '#0A5BC4',
  800: '#0A4CA3',
  900: '#0F2F60',
} as const;

/** The accent colour, a tennis ball. Text on it is always dark. */
export const lime = { 300: '#E4FA82', 400: '#D7F64A' } as const;

/** Approval, success. */
export const turf = {
  50: '#E3F6EB',
  200: '#9FDDB9',
  300: '#6FE0A4',
  500: '#1C9A57',
  600: '#138348',
  700: '#0B6A38',
  800: '#0A5630',
  900: '#0C3A2B',
} as const;

/** Discard, danger, failure. */
export const clay = {
  50: '#FDEBE6',
  200: '#F0B9AB',
  300: '#FFB09C',
  400: '#F08068',
  600: '#C8452B',
  700: '#AD371F',
  800: '#8F2C18',
  900: '#451E23',
} as const;

/** Warnings. */
export const amber = {
  50: '#FFF3DC',
  200: '#F0CD86',
  300: '#FFD27A',
  600: '#A15C00',
  800: '#7A4600',
  900: '#3D2F1B',
} as const;

/** Things to compare: possible duplicates, notes. */
export const iris = {
  50: '#E9EDFF',
  200: '#B8C3F5',
  300: '#B4C2FF',
  500: '#3B4CC0',
  800: '#2C3A9E',
  900: '#232F66',
} as const;

/** Backgrounds of the court illustrations, one per sport. */
export const court = {
  grass: turf[600],
  hardwood: '#B4512B',
  acrylic: '#3B4CC0',
  carpet: blue[600],
  sand: '#E8B949',
  grassNight: '#0F5F3A',
  hardwoodNight: '#8A3D21',
  acrylicNight: '#303E9C',
  carpetNight: '#0B57B4',
  sandNight: '#C99A2E',
} as const;
