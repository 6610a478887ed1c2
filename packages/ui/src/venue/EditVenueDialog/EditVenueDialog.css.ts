import { vars } from '../../theme/contract.css.ts';
import { style } from '../../theme/styles/components.ts';
import { typography } from '../../theme/typography/typography.ts';

export const parts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.roomy,
});

/** A field and what belongs to it. */
export const field = style({ display: 'grid', gap: '0.375rem' });

export const heading = style({
  ...typography.cardTitle,
  display: 'block',
  paddingBlockEnd: vars.space.snug,
});

/** What somebody else saved, ready to be taken over. */
export const stored = style({
  ...typography.small,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space.tight,
  padding: `${vars.space.hair} ${vars.space.hair} ${vars.space.hair} ${vars.space.snug}`,
  border: `${vars.lineWidth.line} solid ${vars.color.info.softLine}`,
  borderRadius: vars.radius.control,
  background: vars.color.info.soft,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
});

export const storedLabel = style({
  display: 'block',
  color: vars.color.info.text,
  fontWeight: vars.fontWeight.strong,
});

/** What a save does to the picture; the way back stands below it where there is no room beside it. */
export const pending = style([
  stored,
  {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: `${vars.space.hair} ${vars.space.tight}`,
  },
]);

export const pendingText = style({ flex: '1 1 14rem', paddingBlock: vars.space.hair });
