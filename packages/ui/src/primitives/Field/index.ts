export {
  type ControlProps,
  Field,
  type FieldOrigin,
  type FieldProps,
  type FieldTexts,
} from './Field.tsx';
