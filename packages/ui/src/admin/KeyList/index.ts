export { type KeyItem, KeyList, type KeyListProps } from './KeyList.tsx';
