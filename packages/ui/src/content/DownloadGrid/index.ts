export * from './DownloadGrid.tsx';
