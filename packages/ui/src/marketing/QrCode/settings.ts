/** How the download code is drawn: correction level L, black on white, with its quiet zone (spec §9). */
export const QR_CODE_SETTINGS = {
  size: 256,
  level: 'L',
  // Otherwise the level would be raised if the address leaves room.
  boostLevel: false,
  bgColor: '#FFFFFF',
  fgColor: '#000000',
  marginSize: 2,
} as const;
