export { BulkModal, type BulkModalProps } from './BulkModal.tsx';
export type { BulkQuestion, BulkReport, BulkRun, BulkSkipped, BulkStep } from './types.ts';
