import { vars } from '../../theme/contract.css.ts';
import { oneColumn } from '../../theme/mixins/oneColumn.ts';
import { style } from '../../theme/styles/components.ts';
import { typography } from '../../theme/typography/typography.ts';

export const parts = style({ ...oneColumn, gap: vars.space.roomy });

/** A field with the texts and buttons that belong to it. */
export const field = style({ display: 'grid', gap: '0.375rem' });

/** The search and what it found. */
export const search = style({ display: 'grid', gap: vars.space.snug });

export const heading = style({
  ...typography.cardTitle,
  display: 'block',
  paddingBlockEnd: vars.space.snug,
});

const notice = style({
  display: 'grid',
  border: `${vars.lineWidth.line} solid ${vars.color.info.softLine}`,
  borderRadius: vars.radius.control,
  background: vars.color.info.soft,
  overflowWrap: 'anywhere',
});

/** The choices between two versions of a venue. */
export const conflict = style([
  notice,
  { gap: vars.space.snug, padding: vars.space.snug, whiteSpace: 'pre-line' },
]);

export const conflictTitle = style({ color: vars.color.info.text });

/** What a save does to the picture; the undo button is below it where there is no room beside it. */
export const pending = style([
  notice,
  {
    ...typography.small,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: `${vars.space.hair} ${vars.space.tight}`,
    padding: `${vars.space.hair} ${vars.space.hair} ${vars.space.hair} ${vars.space.snug}`,
    whiteSpace: 'pre-line',
  },
]);

export const pendingText = style({ flex: '1 1 14rem', paddingBlock: vars.space.hair });

// Placeholders about as high as the parts that are rendered after the first frame, so that the dialog does not grow.
export const mapRoom = style({ blockSize: '13.5rem' });
export const restRoom = style({ blockSize: '16rem' });
