export { ContactCards, type ContactCardsProps, type ContactTopic } from './ContactCards.tsx';
