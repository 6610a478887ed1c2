export { Dialog, type DialogProps } from './Dialog.tsx';
export { DialogRegistry, type RegisterDialog } from './DialogRegistry.ts';
