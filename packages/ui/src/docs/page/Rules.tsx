import type { ReactNode } from 'react';
import type { Guide } from '../guide.ts';
import * as css from './guidePage.css.ts';
import { Words } from './Words.tsx';

/** A component as a rule wants it, and as the rule forbids it. */
export interface Example {
  do: ReactNode;
  dont: ReactNode;
  /** The narrowest window in which the two differ; the default is any. */
  from?: 'tablet' | 'desktop' | undefined;
}

interface SideProps {
  verdict: 'Do' | 'Do not';
  text: string;
  example: ReactNode;
  from: Example['from'];
}

function Side({ verdict, text, example, from }: SideProps) {
  const isGood = verdict === 'Do';
  return (
    <div className={isGood ? css.good : css.bad}>
      {example !== undefined && (
        <div className={css.example}>
          <div className={from && css.wideWindow[from]}>{example}</div>
          {from && <p className={css.narrowWindow[from]}>Differs in a wider window.</p>}
        </div>
      )}
      <p className={isGood ? css.goodWord : css.badWord}>{verdict}</p>
      <p>
        <Words>{text}</Words>
      </p>
    </div>
  );
}

interface RulesProps {
  rules: Guide['rules'];
  /** An example for each rule, in the order of the rules. */
  examples: readonly Example[];
}

/** The rules of a guide, each with an example of what it wants beside one of what it forbids. */
export function Rules({ rules, examples }: RulesProps) {
  return rules.map((rule, index) => (
    <div key={rule.do} className={css.rules}>
      <Side
        verdict="Do"
        text={rule.do}
        example={examples[index]?.do}
        from={examples[index]?.from}
      />
      <Side
        verdict="Do not"
        text={rule.dont}
        example={examples[index]?.dont}
        from={examples[index]?.from}
      />
    </div>
  ));
}
