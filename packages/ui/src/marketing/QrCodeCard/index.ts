export { QrCodeCard, type QrCodeCardProps } from './QrCodeCard.tsx';
