import type { Example } from '../../docs/page/Rules.tsx';
import { marketingCopy } from '../../sample-copy/marketing.ts';
import { MatchRow } from '../MatchRow/index.ts';
import { SwipeRow } from './SwipeRow.tsx';

const { title, matches } = marketingCopy({}).phone;

const row = (id: string, more: string) => (
  <div style={{ overflow: 'hidden' }}>
    <h3 id={id}>{title}</h3>
    <SwipeRow labelledBy={id}>
      {matches.map((match, index) => (
        <MatchRow
          key={match.title}
          {...match}
          detail={index === 1 ? `${match.detail}${more}` : match.detail}
        />
      ))}
    </SwipeRow>
  </div>
);

export const examples: readonly Example[] = [
  {
    do: row('alike', ''),
    dont: row(
      'one-twice-as-high',
      ' · bring bibs, two balls, a light and a dark shirt, enough water for ninety minutes, and somebody who keeps the goal',
    ),
  },
];
