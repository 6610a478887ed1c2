export { ContactCards } from './ContactCards.tsx';
export type { ContactCardsProps, ContactTopic } from './types.ts';
