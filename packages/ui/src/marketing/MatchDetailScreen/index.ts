export { MatchDetailScreen, type MatchDetailScreenProps } from './MatchDetailScreen.tsx';
