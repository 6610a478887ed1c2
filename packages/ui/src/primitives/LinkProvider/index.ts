export {
  type AnchorProps,
  type LinkComponentProps,
  LinkProvider,
  type LinkProviderProps,
} from './LinkProvider.tsx';
