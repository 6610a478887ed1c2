import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts';
import * as styles from './LanguageSwitch.css.ts';

export interface LanguageSwitchProps<Code extends string = string> {
  /** Names the group: "Language". */
  label: string;
  current: Code;
  /** `short` is visible (EN); `name`, in its own language (English), is read aloud. */
  languages: readonly { code: Code; short: string; name: string }[];
  onSwitch: (code: Code) => void;
}

/** Shows every language; the current one is pressed. */
export function LanguageSwitch<Code extends string>(props: LanguageSwitchProps<Code>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset belongs to forms, this acts at once
    <div role="group" aria-label={props.label} className={styles.group}>
      {props.languages.map(({ code, short, name }) => (
        <button
          key={code}
          type="button"
          lang={code}
          aria-pressed={code === props.current}
          className={styles.language}
          onClick={() => props.onSwitch(code)}
        >
          {short} <VisuallyHidden>{name}</VisuallyHidden>
        </button>
      ))}
    </div>
  );
}
