export { ImageField } from './ImageField.tsx';
export type { ChosenImage, ImageFieldProps } from './types.ts';
