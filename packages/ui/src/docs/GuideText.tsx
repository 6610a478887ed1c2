import type { ReactNode } from 'react';
import { Kbd } from '../primitives/Kbd/Kbd.tsx';
import type { Guide } from './guide.ts';
import * as css from './guidePage.css.ts';

/** A sentence with `code` marked as code. */
function Words({ children }: { children: string }) {
  return children.split('`').map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list
      <code key={index} className={css.code}>
        {part}
      </code>
    ),
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={css.part}>
      <h2 className={css.heading}>{title}</h2>
      {children}
    </section>
  );
}

interface RowsProps {
  rows: Guide['anatomy'];
  draw?: (name: string) => ReactNode;
}

function Rows({ rows, draw = (name) => <Words>{name}</Words> }: RowsProps) {
  return (
    <dl className={css.rows}>
      {rows.map(([name, meaning]) => (
        <div key={name} className={css.row}>
          <dt className={css.name}>{draw(name)}</dt>
          <dd>
            <Words>{meaning}</Words>
          </dd>
        </div>
      ))}
    </dl>
  );
}

const KEYS =
  /(?<!\p{L})(Enter|Space|Tab|Shift|Escape|Esc|Home|End|Arrow keys|Arrows?(?: (?:up|down|left|right))?|Up|Down|Left|Right|Page Up|Page Down|Ctrl|Alt|⌘|Delete|Backspace|^[A-Z?/]$)(?!\p{L})/u;

/** `Enter, Space on the toggle`: names of keys are drawn as keys. */
function Keys({ names }: { names: string }) {
  const parts = names.split(', ').map((part) => part.split(KEYS));
  return (
    <span className={css.keys}>
      {parts.flat().map((part, index) => {
        const text = part.trim();
        if (text === '') return null;
        // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list
        return KEYS.test(text) ? <Kbd key={index}>{text}</Kbd> : <span key={index}>{text}</span>;
      })}
    </span>
  );
}

/** The header of a component’s page: when to use it, and when not. */
export function GuideHead({ guide }: { guide: Guide }) {
  return (
    <div className={css.guide}>
      <p className={css.lead}>
        <Words>{guide.use}</Words>
      </p>
      <p className={css.avoid}>
        <strong>When not.</strong> <Words>{guide.avoid}</Words>
      </p>
    </div>
  );
}

/** The body of a component’s page: parts, states, keys, and common mistakes. */
export function GuideBody({ guide }: { guide: Guide }) {
  return (
    <div className={css.guide}>
      {guide.rules && (
        <Part title="Do, and do not">
          {guide.rules.map((rule) => (
            <div key={rule.do} className={css.rules}>
              <div className={css.good}>
                <p className={css.goodWord}>Do</p>
                <p>
                  <Words>{rule.do}</Words>
                </p>
              </div>
              <div className={css.bad}>
                <p className={css.badWord}>Do not</p>
                <p>
                  <Words>{rule.dont}</Words>
                </p>
              </div>
            </div>
          ))}
        </Part>
      )}
      <Part title="Anatomy">
        <Rows rows={guide.anatomy} />
      </Part>
      <Part title="States">
        <Rows rows={guide.states} />
      </Part>
      <Part title="Keyboard">
        {guide.keyboard.length === 0 ? (
          <p>Nothing in it takes the keyboard.</p>
        ) : (
          <Rows rows={guide.keyboard} draw={(names) => <Keys names={names} />} />
        )}
      </Part>
    </div>
  );
}
