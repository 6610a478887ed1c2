import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { banner, content, icon, title as titleStyle, words } from './Banner.css.ts';
import { type MessageTone, toneIcons } from './tones.ts';

export interface BannerProps {
  tone: MessageTone;
  /** In few words, above the rest. */
  title?: string | undefined;
  /** What can be done about it, such as trying again. */
  action?: { label: string; onAction: () => void; loading?: boolean | undefined } | undefined;
  dismiss?: { label: string; onDismiss: () => void } | undefined;
  children: ReactNode;
}

/** A message about the region it heads. Warnings and failures interrupt a screen reader, the others wait. */
export function Banner({ tone, title, action, dismiss, children }: BannerProps) {
  const grave = tone === 'critical' || tone === 'warning';
  const Icon = toneIcons[tone];
  return (
    <div
      className={banner({ tone })}
      role={grave ? 'alert' : 'status'}
      // Said outright, so that an open dialog does not hide it from screen readers.
      aria-live={grave ? 'assertive' : 'polite'}
    >
      <Icon className={icon({ tone })} aria-hidden="true" />
      <div className={content}>
        <div className={words}>
          {title !== undefined && <p className={titleStyle}>{title}</p>}
          <div>{children}</div>
        </div>
        {action && (
          <Button loading={action.loading} onClick={action.onAction}>
            {action.label}
          </Button>
        )}
      </div>
      {dismiss && <IconButton icon={X} label={dismiss.label} onClick={dismiss.onDismiss} />}
    </div>
  );
}
