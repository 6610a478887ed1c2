import { type Match, MatchRow } from '../MatchRow/index.ts';
import * as styles from './pictures.css.ts';

/** What a card shows of the app. */
export type FeaturePictureProps =
  | { kind: 'find'; matches: readonly Match[] }
  /** A piece of advice beside the tactics board. */
  | { kind: 'coach'; advice: string }
  /** `part` of the way to the next level, from 0 to 1; `weeks` are relative to the best one. */
  | { kind: 'progress'; level: string; xp: string; part: number; weeks: readonly number[] }
  /** The most voted first. */
  | { kind: 'events'; votes: readonly { name: string; count: number }[] }
  | { kind: 'venue'; name: string; detail: string; cost: string }
  /** A message without a name is one's own. */
  | { kind: 'chat'; messages: readonly { name?: string; text: string }[] };

type Picture<Kind> = Extract<FeaturePictureProps, { kind: Kind }>;

/** A piece of the app, as decoration. */
export function FeaturePicture(picture: FeaturePictureProps) {
  switch (picture.kind) {
    case 'find':
      return <Matches {...picture} />;
    case 'coach':
      return <Coach {...picture} />;
    case 'progress':
      return <Progress {...picture} />;
    case 'events':
      return <Votes {...picture} />;
    case 'venue':
      return <Venue {...picture} />;
    case 'chat':
      return picture.messages.map(({ name, text }) => (
        <p key={text} className={styles.message[name ? 'theirs' : 'mine']}>
          {name && <strong>{name}</strong>}
          {text}
        </p>
      ));
  }
}

/** Matches; those after the second are shown only where there is room for them. */
function Matches({ matches }: Picture<'find'>) {
  return (
    <div className={styles.matches}>
      {matches.map((match) => (
        <MatchRow key={match.title} {...match} />
      ))}
    </div>
  );
}

/** The coach's board: crosses for the other team, circles for ours, a dashed line for a run. */
function Coach({ advice }: Picture<'coach'>) {
  return (
    <>
      <svg viewBox="0 0 320 120" className={styles.board} aria-hidden="true">
        <path d="M-60-20V200M-60 26h88v128h-88M28 68a26 26 0 0 1 0 44" opacity="0.5" />
        <path d="m78 42 16 16m0-16L78 58M146 20l16 16m0-16-16 16M222 56l16 16m0-16-16 16" />
        <g className={styles.ours}>
          <circle cx="256" cy="42" r="11" />
          <circle cx="286" cy="100" r="11" />
          <circle cx="204" cy="92" r="11" />
          <path d="M190 86C150 68 110 76 64 92m12-14L64 92l17 7" />
          <path d="M242 40C210 34 184 52 130 48" strokeDasharray="1 9" />
          <path d="m135 39-12 9 11 10" />
        </g>
      </svg>
      <p className={styles.advice}>{advice}</p>
    </>
  );
}

function Progress({ level, xp, part, weeks }: Picture<'progress'>) {
  return (
    <>
      <p className={styles.level}>
        <span className={styles.sign}>{level}</span>
        {xp}
      </p>
      <Meter part={part} />
      <svg
        viewBox={`0 0 ${weeks.length} 1`}
        preserveAspectRatio="none"
        className={styles.weeks}
        aria-hidden="true"
      >
        {weeks.map((week, index) => (
          <rect key={week} x={index + 0.1} y={1 - week} width={0.8} height={week} />
        ))}
      </svg>
    </>
  );
}

function Votes({ votes }: Picture<'events'>) {
  const most = Math.max(...votes.map(({ count }) => count));
  return votes.map(({ name, count }) => (
    <p key={name} className={styles.vote}>
      <span>{name}</span>
      <Meter part={count / most} />
      <strong>{count}</strong>
    </p>
  ));
}

/** In SVG, because the content security policy of static pages ignores inline styles. */
function Meter({ part }: { part: number }) {
  return (
    <svg viewBox="0 0 1 1" preserveAspectRatio="none" className={styles.meter} aria-hidden="true">
      <rect width={part} height="1" />
    </svg>
  );
}

/** Streets with a pin and the venue that it marks. */
function Venue({ name, detail, cost }: Picture<'venue'>) {
  return (
    <>
      <svg
        viewBox="0 0 320 180"
        preserveAspectRatio="xMidYMid slice"
        className={styles.map}
        aria-hidden="true"
      >
        <path d="M-10 60C80 40 120 90 200 70S300 20 340 34M70-10C60 60 110 110 90 190M230-10c-20 60 30 120 0 200" />
        <path d="M-10 130c90-20 190 40 350-10" className={styles.river} />
      </svg>
      <span className={styles.pin} />
      <p className={styles.place}>
        <span>
          <strong>{name}</strong>
          {detail}
        </span>
        <strong>{cost}</strong>
      </p>
    </>
  );
}
