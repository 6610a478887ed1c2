export { DeviceBadge, type DeviceBadgeProps, type DeviceKind } from './DeviceBadge.tsx';
