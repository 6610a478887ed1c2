export { type ChosenImage, ImageField, type ImageFieldProps } from './ImageField.tsx';
