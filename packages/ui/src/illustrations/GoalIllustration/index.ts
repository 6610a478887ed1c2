export { GoalIllustration } from './GoalIllustration.tsx';
