export { SocialCard, type SocialCardProps } from './SocialCard.tsx';
