// For the Storybook of this repository; not part of the published package.
export { type TokenRow, tokenRows, typographyTokens } from './tokenList.ts';
export { tokensDocument } from './tokens.ts';
