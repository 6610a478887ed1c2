export { PictureField } from './PictureField.tsx';
export type { ChosenPicture, PictureFieldProps } from './types.ts';
