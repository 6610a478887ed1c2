import { CourtPlan, type Sport } from '../../illustrations/CourtPlan/index.ts';
import { type Match, MatchRow } from '../MatchRow/index.ts';
import { lines, list, panel, players, shirt, stage, text } from './SportsGrid.css.ts';

export interface SportPanelProps {
  court: Sport;
  /** One sentence about the sport. */
  words: string;
  /** Two, as the app lists them. */
  matches: readonly Omit<Match, 'court'>[];
}

/**
 * The positions of the home side in metres, a dot for each player, and the size of a dot. The other side is the
 * home side turned by 180° about the centre.
 */
const LINE_UPS: Record<Sport, { home: string; size: number; centre: string }> = {
  football: { home: 'M9 34h0M26 14h0M24 54h0M40 30h0M45 52h0', size: 5.2, centre: '52.5 34' },
  basketball: { home: 'M4 7.5h0M9.5 3h0M10 12h0', size: 1.5, centre: '14 7.5' },
  padel: { home: 'M3.6 2.6h0M6.4 7.4h0', size: 1.1, centre: '10 5' },
  tennis: { home: 'M1.6 7.6h0', size: 1.3, centre: '11.885 5.485' },
  volleyball: {
    home: 'M2 1.8h0M1.6 4.6h0M2.4 7.3h0M7 1.6h0M7.4 4.2h0M7 7.2h0',
    size: 1,
    centre: '9 4.5',
  },
};

/** The court of the chosen sport with players on it, and matches to join. */
export function SportPanel({ court, words, matches }: SportPanelProps) {
  const { home, size, centre } = LINE_UPS[court];
  return (
    <div className={panel[court]}>
      <div className={stage} aria-hidden="true">
        <div className={lines[court]}>
          <CourtPlan court={court} lineWidth={2}>
            <g strokeLinecap="round">
              <g className={players.home}>
                <Dots d={home} size={size} />
              </g>
              <g className={players.guests} transform={`rotate(180 ${centre})`}>
                <Dots d={home} size={size} />
              </g>
            </g>
          </CourtPlan>
        </div>
      </div>
      <div className={list}>
        <p className={text}>{words}</p>
        {matches.map((match) => (
          <MatchRow key={match.title} court={court} {...match} />
        ))}
      </div>
    </div>
  );
}

function Dots({ d, size }: { d: string; size: number }) {
  return (
    <>
      <path d={d} strokeWidth={size} />
      <path d={d} strokeWidth={size * 0.7} className={shirt} />
    </>
  );
}
