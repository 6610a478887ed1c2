import Check from 'lucide-react/icons/check';
import { CourtPlan } from '../../illustrations/CourtPlan/index.ts';
import { PhoneScreen } from '../PhoneScreen/PhoneScreen.tsx';
import { icon } from '../PhoneScreen/styles.ts';
import * as styles from './LevelScreen.css.ts';

interface LevelScreenProps {
  time: string;
  season: string;
  name: string;
  level: string;
  band: string;
  /** `part` of the way to the next level, from 0 to 1. */
  xp: { part: number; now: string; next: string };
  /** Two badges, or none; the first is highlighted. */
  badges: readonly { sign: string; title: string; text: string }[];
  /** `part` of each bar is relative to the tallest; the last bar is this week. */
  weeks: { title: string; gain: string; bars: readonly { label: string; part: number }[] };
  /** What this week's XP were given for. */
  gains: readonly { label: string; xp: string }[];
}

/** The app's page of a player's level and season, drawn to be captured. */
export function LevelScreen({ time, badges, weeks, gains, ...player }: LevelScreenProps) {
  return (
    <PhoneScreen time={time} ground="padel" header={<Header {...player} />}>
      {badges.length > 0 && (
        <div className={styles.badges}>
          {badges.map(({ sign, title, text }) => (
            <div key={sign} className={styles.badge}>
              <span className={styles.sign}>{sign}</span>
              <span className={styles.words}>
                <strong>{title}</strong>
                {text}
              </span>
            </div>
          ))}
        </div>
      )}
      <div className={styles.card}>
        <p className={styles.heading}>
          {weeks.title}
          <span className={styles.gain}>{weeks.gain}</span>
        </p>
        <div className={styles.bars}>
          {weeks.bars.map(({ label, part }) => (
            <span key={label} className={styles.week}>
              <span className={styles.bar} style={{ blockSize: `${part * 100}%` }} />
              {label}
            </span>
          ))}
        </div>
      </div>
      {gains.length > 0 && (
        <div className={styles.card}>
          {gains.map(({ label, xp }) => (
            <p key={label} className={styles.row}>
              <Check className={icon} aria-hidden="true" />
              {label}
              <strong>{xp}</strong>
            </p>
          ))}
        </div>
      )}
    </PhoneScreen>
  );
}

type HeaderProps = Pick<LevelScreenProps, 'season' | 'name' | 'level' | 'band' | 'xp'>;

function Header({ season, name, level, band, xp }: HeaderProps) {
  return (
    <div className={styles.header}>
      <div className={styles.plan}>
        <CourtPlan court="padel" lineWidth={2} fit="cover" />
      </div>
      <p className={styles.season}>{season}</p>
      <div className={styles.player}>
        <span className={styles.ring}>
          <svg viewBox="0 0 80 80" fill="none" strokeWidth="6" aria-hidden="true" focusable="false">
            <circle cx="40" cy="40" r="36" className={styles.track} />
            <circle
              cx="40"
              cy="40"
              r="36"
              className={styles.progress}
              pathLength="1"
              strokeDasharray={`${xp.part} 1`}
              strokeLinecap="round"
              transform="rotate(-90 40 40)"
            />
          </svg>
          {level}
        </span>
        <span>
          <strong className={styles.name}>{name}</strong>
          {band}
        </span>
      </div>
      <span className={styles.meter}>
        <span style={{ inlineSize: `${xp.part * 100}%` }} />
      </span>
      <p className={styles.ends}>
        <strong>{xp.now}</strong>
        {xp.next}
      </p>
    </div>
  );
}
