export { DownloadNotice, type DownloadNoticeProps } from './DownloadNotice.tsx';
