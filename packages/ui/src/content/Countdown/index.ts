export { Countdown, type CountdownClock, type CountdownProps } from './Countdown.tsx';
