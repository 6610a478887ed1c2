export { ShareNotice, type ShareNoticeProps } from './ShareNotice.tsx';
