import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import type { Action } from '../action.ts';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { banner, content, icon, title as titleStyle, words } from './Banner.css.ts';
import { type MessageTone, toneIcons } from './tones.ts';

export interface BannerProps {
  tone: MessageTone;
  /** A short heading above the message. */
  title?: string | undefined;
  /** What the reader can do, such as trying again. */
  action?: Action | undefined;
  /** The other choice, where there are two. */
  otherAction?: Action | undefined;
  dismiss?: Action | undefined;
  children: ReactNode;
}

/** A message, placed above the region that it is about. Only warnings and errors interrupt a screen reader. */
export function Banner({ tone, title, action, otherAction, dismiss, children }: BannerProps) {
  const grave = tone === 'critical' || tone === 'warning';
  const Icon = toneIcons[tone];
  return (
    <div
      className={banner({ tone })}
      role={grave ? 'alert' : 'status'}
      // Explicit, because an open dialog hides it from screen readers otherwise.
      aria-live={grave ? 'assertive' : 'polite'}
    >
      <Icon className={icon({ tone })} aria-hidden="true" />
      <div className={content}>
        <div className={words}>
          {title !== undefined && <p className={titleStyle}>{title}</p>}
          <div>{children}</div>
        </div>
        {[action, otherAction].map(
          (one, index) =>
            one && (
              // biome-ignore lint/suspicious/noArrayIndexKey: a button whose words change keeps the focus.
              <Button key={index} pending={one.pending} onClick={one.onAction}>
                {one.label}
              </Button>
            ),
        )}
      </div>
      {dismiss && <IconButton icon={X} label={dismiss.label} onClick={dismiss.onAction} />}
    </div>
  );
}
