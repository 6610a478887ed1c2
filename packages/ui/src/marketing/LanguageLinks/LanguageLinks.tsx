import type { MouseEvent } from 'react';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts';
import * as styles from './LanguageLinks.css.ts';

export interface LanguageLinksProps<Code extends string = string> {
  /** Names the group: "Language". */
  label: string;
  current: Code;
  /** `short` is visible (EN), `name` is read aloud, in its own language, and `href` leads to this page in it. */
  languages: readonly { code: Code; short: string; name: string; href: string }[];
  /** Called instead of following the link. Without it, or before scripts run, the links are followed. */
  onSwitch?: ((code: Code) => void) | undefined;
}

/** This page in its other languages: links, so that they work without scripts. */
export function LanguageLinks<Code extends string>(props: LanguageLinksProps<Code>) {
  const { onSwitch } = props;
  function follow(event: MouseEvent, code: Code) {
    const elsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
    if (!onSwitch || elsewhere) return;
    event.preventDefault();
    onSwitch(code);
  }
  return (
    <nav aria-label={props.label} className={styles.group}>
      {props.languages.map(({ code, short, name, href }) => (
        // A plain anchor, because the app's Link would stay in the current language.
        <a
          key={code}
          href={href}
          lang={code}
          hrefLang={code}
          aria-current={code === props.current ? 'true' : undefined}
          className={styles.language}
          onClick={(event) => follow(event, code)}
        >
          <span>
            {short} <VisuallyHidden>{name}</VisuallyHidden>
          </span>
        </a>
      ))}
    </nav>
  );
}
