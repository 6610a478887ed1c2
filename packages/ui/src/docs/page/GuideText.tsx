import type { ReactNode } from 'react';
import { Kbd } from '../../primitives/Kbd/Kbd.tsx';
import type { Guide } from '../guide.ts';
import * as css from './guidePage.css.ts';
import { type Example, Rules } from './Rules.tsx';
import { Part, Words } from './Words.tsx';

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
export function GuideHeader({ guide }: { guide: Guide }) {
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

function Sentences({
  title,
  sentences,
}: {
  title: string;
  sentences: readonly string[] | undefined;
}) {
  if (!sentences) return null;
  return (
    <Part title={title}>
      <ul className={css.sentences}>
        {sentences.map((sentence) => (
          <li key={sentence}>
            <Words>{sentence}</Words>
          </li>
        ))}
      </ul>
    </Part>
  );
}

interface GuideBodyProps {
  guide: Guide;
  examples: readonly Example[];
  /** The text that a screen reader reads of the component; shown below the notes. */
  spoken?: ReactNode;
}

/** The body of a component’s page: common mistakes, parts, states, tones, texts, keys, and what is read aloud. */
export function GuideBody({ guide, examples, spoken }: GuideBodyProps) {
  return (
    <div className={css.guide}>
      <Part title="Do, and do not">
        <Rules rules={guide.rules} examples={examples} />
      </Part>
      <Part title="Anatomy">
        <Rows rows={guide.anatomy} />
      </Part>
      <Part title="States">
        <Rows rows={guide.states} />
      </Part>
      {guide.tones && (
        <Part title="Tones">
          <Rows rows={guide.tones} />
        </Part>
      )}
      <Sentences
        title="Texts"
        sentences={guide.content === 'none' ? ['It has no text of its own.'] : guide.content}
      />
      <Part title="Keyboard">
        {guide.keyboard.length === 0 ? (
          <p>Nothing in it takes the keyboard.</p>
        ) : (
          <Rows rows={guide.keyboard} draw={(names) => <Keys names={names} />} />
        )}
      </Part>
      <Sentences title="Screen reader" sentences={guide.screenReader} />
      {spoken}
    </div>
  );
}
