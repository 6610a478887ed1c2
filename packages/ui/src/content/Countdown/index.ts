export { Countdown, type CountdownLabels, type CountdownProps } from './Countdown.tsx';
