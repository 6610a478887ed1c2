export {
  type TwinField,
  type TwinSide,
  TwinsModal,
  type TwinsModalProps,
  type TwinVenue,
} from './TwinsModal.tsx';
