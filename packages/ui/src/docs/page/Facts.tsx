import { Badge, type BadgeProps } from '../../primitives/Badge/index.ts';
import { TextLink } from '../../primitives/TextLink/index.ts';
import { variableName } from '../../theme/variables.ts';
import type { Guide, Status } from '../guide.ts';
import * as css from './guidePage.css.ts';
import { Part, Words } from './Words.tsx';

const TONES: Record<Status, BadgeProps['tone']> = {
  alpha: 'warning',
  beta: 'info',
  stable: 'positive',
  deprecated: 'critical',
};

const MEANINGS: Record<Status, string> = {
  alpha: 'For trying out: it may change or go at any time.',
  beta: 'New: its props may still change in a minor version.',
  stable: 'Its props change with notice only.',
  deprecated: 'Replaced by another component: see below.',
};

interface FactsHeaderProps {
  guide: Guide;
  /** Its file in the repository. */
  source: string;
  /** The address of that file, if it is on the web. */
  sourceUrl?: string | undefined;
  change?: { version: string; sentences: readonly string[] } | undefined;
}

/** How settled a component is, since when it exists, where its source is, and how it changed last. */
export function FactsHeader({
  guide: { status, since },
  source,
  sourceUrl,
  change,
}: FactsHeaderProps) {
  return (
    <div className={css.guide}>
      <div className={css.facts}>
        <Badge tone={TONES[status]}>{status}</Badge>
        <span>{MEANINGS[status]}</span>
        <span>Since {since}</span>
        {sourceUrl === undefined ? (
          <code className={css.code}>{source}</code>
        ) : (
          <TextLink href={sourceUrl}>Source</TextLink>
        )}
      </div>
      {change === undefined ? (
        <p className={css.change}>Unchanged since {since}.</p>
      ) : (
        <details className={css.change}>
          <summary>
            <strong>Changed in {change.version}.</strong> <Words>{change.sentences[0] ?? ''}</Words>
          </summary>
          {change.sentences.length > 1 && (
            <ul className={css.sentences}>
              {change.sentences.slice(1).map((sentence) => (
                <li key={sentence}>
                  <Words>{sentence}</Words>
                </li>
              ))}
            </ul>
          )}
        </details>
      )}
    </div>
  );
}

interface FactsBodyProps {
  screens: readonly { name: string; story: string }[];
  /** The names of the components that contain it. */
  within: readonly string[];
  /** Paths: `color.brand.text`. */
  tokens: readonly string[];
}

const isColour = (path: string) => path.startsWith('color.');

/** Where a component is used, and of which tokens it is made. */
export function FactsBody({ screens, within, tokens }: FactsBodyProps) {
  return (
    <div className={css.guide}>
      <Part title="Used on">
        {screens.length === 0 ? (
          <p>No screen of the product.</p>
        ) : (
          <ul className={css.links}>
            {screens.map(({ name, story }) => (
              <li key={story}>
                <a href={`./?path=/story/${story}`} target="_top">
                  {name}
                </a>
              </li>
            ))}
          </ul>
        )}
        {within.length > 0 && <p>Within {within.join(', ')}.</p>}
      </Part>
      <Part title="Tokens">
        {tokens.length === 0 && <p>None of its own.</p>}
        <ul className={css.tokens}>
          {tokens.map((path) => (
            <li key={path} className={css.token}>
              {isColour(path) && (
                <span
                  className={css.swatch}
                  style={{ background: `var(--${variableName(path.split('.'))})` }}
                />
              )}
              {path}
            </li>
          ))}
        </ul>
      </Part>
    </div>
  );
}
