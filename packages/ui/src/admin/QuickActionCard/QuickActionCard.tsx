import ArrowRight from 'lucide-react/icons/arrow-right';
import { Badge } from '../../primitives/Badge/index.ts';
import { Anchor } from '../../primitives/LinkProvider/LinkProvider.tsx';
import { type AdminIconName, adminIcons } from '../adminIcons.ts';
import * as styles from './QuickActionCard.css.ts';

interface QuickActionCardBase {
  title: string;
  description: string;
  icon: AdminIconName;
}

/** Either a link, or a note why the task is not available yet. */
export type QuickActionCardProps = QuickActionCardBase &
  ({ href: string; disabledNote?: never } | { disabledNote: string; href?: never });

/** A link of the dashboard to a task. */
export function QuickActionCard(props: QuickActionCardProps) {
  const Icon = adminIcons[props.icon];
  const content = (
    <>
      <span className={styles.icon}>
        <Icon size={22} />
      </span>
      <span className={styles.words}>
        <strong className={styles.title}>{props.title}</strong>
        <span className={styles.description}>{props.description}</span>
        {props.disabledNote !== undefined && (
          <span className={styles.note}>
            <Badge>{props.disabledNote}</Badge>
          </span>
        )}
      </span>
    </>
  );
  if (props.href === undefined) {
    return (
      <div className={styles.card} aria-disabled="true">
        {content}
      </div>
    );
  }
  return (
    <Anchor href={props.href} className={styles.card}>
      {content}
      <ArrowRight size={20} className={styles.arrow} />
    </Anchor>
  );
}
