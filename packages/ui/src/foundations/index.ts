// For the Storybook, the scripts and the tests of this repository; not part of the published package.
export { QR_CODE_SETTINGS } from '../marketing/QrCode/settings.ts';
export { dark } from '../theme/dark.ts';
export { light } from '../theme/light.ts';
export { CORE_CHARACTERS, REST_RANGE } from '../theme/typography/fontRanges.ts';
export { blue } from '../tokens/colour.ts';
