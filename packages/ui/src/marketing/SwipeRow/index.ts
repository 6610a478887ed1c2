export * from './SwipeRow.tsx';
