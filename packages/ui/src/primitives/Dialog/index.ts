export { Dialog } from './Dialog.tsx';
export { DialogRegistry, type RegisterDialog } from './DialogRegistry.ts';
export type { DialogProps } from './types.ts';
