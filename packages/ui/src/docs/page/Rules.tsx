import type { ReactNode } from 'react';
import type { Guide } from '../guide.ts';
import * as css from './guidePage.css.ts';
import { Words } from './Words.tsx';

/** The component itself as one rule wants it, and as it forbids it. */
export interface Drawing {
  do: ReactNode;
  dont: ReactNode;
  /** The narrowest window in which the two differ; the default is any. */
  from?: 'tablet' | 'desktop' | undefined;
}

interface SideProps {
  verdict: 'Do' | 'Do not';
  text: string;
  drawing: ReactNode;
  from: Drawing['from'];
}

function Side({ verdict, text, drawing, from }: SideProps) {
  const isGood = verdict === 'Do';
  return (
    <div className={isGood ? css.good : css.bad}>
      {drawing !== undefined && (
        <div className={css.drawing}>
          <div className={from && css.wideWindow[from]}>{drawing}</div>
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
  rules: NonNullable<Guide['rules']>;
  /** One for each rule, in their order. */
  drawings?: readonly Drawing[] | undefined;
}

/** The rules of a guide, each with what it wants beside what it forbids. */
export function Rules({ rules, drawings }: RulesProps) {
  return rules.map((rule, index) => (
    <div key={rule.do} className={css.rules}>
      <Side
        verdict="Do"
        text={rule.do}
        drawing={drawings?.[index]?.do}
        from={drawings?.[index]?.from}
      />
      <Side
        verdict="Do not"
        text={rule.dont}
        drawing={drawings?.[index]?.dont}
        from={drawings?.[index]?.from}
      />
    </div>
  ));
}
