export { ImportPreview, type ImportPreviewProps } from './ImportPreview.tsx';
export type { PreviewRecord } from './RecordTable.tsx';
