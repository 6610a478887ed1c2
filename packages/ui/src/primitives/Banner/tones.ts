import { CircleAlert, CircleCheck, Info, type LucideIcon, TriangleAlert } from 'lucide-react';

/** How grave a message is. */
export type MessageTone = 'info' | 'positive' | 'warning' | 'critical';

/** One picture a tone, wherever a message appears. */
export const toneIcons: Record<MessageTone, LucideIcon> = {
  info: Info,
  positive: CircleCheck,
  warning: TriangleAlert,
  critical: CircleAlert,
};
