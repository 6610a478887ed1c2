import Monitor from 'lucide-react/icons/monitor';
import MonitorSmartphone from 'lucide-react/icons/monitor-smartphone';
import Smartphone from 'lucide-react/icons/smartphone';
import TabletSmartphone from 'lucide-react/icons/tablet-smartphone';
import type { IconComponent } from '../../primitives/icon.ts';
import { badge, icon } from './DeviceBadge.css.ts';

export type DeviceKind = 'ios' | 'android' | 'desktop';

export interface DeviceBadgeProps {
  /** Absent until the device is known. */
  device?: DeviceKind | undefined;
  /** "Your device: Android". */
  label: string;
}

const icons: Record<DeviceKind, IconComponent> = {
  ios: TabletSmartphone,
  android: Smartphone,
  desktop: Monitor,
};

/** The visitor's kind of device (spec §2.5). */
export function DeviceBadge({ device, label }: DeviceBadgeProps) {
  const Icon = device ? icons[device] : MonitorSmartphone;
  return (
    <span className={badge}>
      <Icon className={icon} aria-hidden="true" />
      <span>{label}</span>
    </span>
  );
}
