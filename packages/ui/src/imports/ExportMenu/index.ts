export { type ExportFormat, ExportMenu, type ExportMenuProps } from './ExportMenu.tsx';
