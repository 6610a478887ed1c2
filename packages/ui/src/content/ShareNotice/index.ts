export type { CopyLinkProps } from './CopyLink.tsx';
export { ShareNotice, type ShareNoticeProps } from './ShareNotice.tsx';
