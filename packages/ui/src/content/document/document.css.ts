import { vars } from '../../theme/contract.css.ts';
import { scrollShadows } from '../../theme/mixins/scrollShadows.ts';
import { forcedEdge } from '../../theme/shared/page.css.ts';
import { globalStyle, style, styleVariants } from '../../theme/styles/components.ts';
import { typography } from '../../theme/typography/typography.ts';
import { breakpoint } from '../../tokens/space.ts';

const wide = breakpoint.desktop;
// Browsers without this selector cannot open `details` by style; in them it remains a toggle.
const opensByStyle = 'selector(::details-content)';

export const columns = style({
  display: 'grid',
  gap: vars.space.wide,
  maxInlineSize: `calc(${vars.size.page} + 2 * ${vars.space.regular})`,
  marginInline: 'auto',
  padding: `${vars.space.roomy} ${vars.space.regular} ${vars.space.section}`,
  '@media': {
    [wide]: {
      gap: vars.space.section,
      paddingBlock: `${vars.space.section} ${vars.space.sectionWide}`,
    },
    print: { display: 'block', padding: `${vars.space.roomy} 0 0` },
  },
});

/** With a table of contents beside the document; without one, the document is aligned with the title. */
export const besideContents = style([
  columns,
  {
    '@media': { [wide]: { gridTemplateColumns: '17rem minmax(0, 1fr)' } },
  },
]);

export const document = style({ minInlineSize: 0 });

globalStyle(`${document} > *`, { maxInlineSize: vars.size.prose });

export const contents = style({
  alignSelf: 'start',
  // Above the document, as wide as it.
  maxInlineSize: vars.size.prose,
  '@media': {
    [wide]: {
      position: 'sticky',
      // The text, not its background, is aligned with the page's edge.
      marginInlineStart: `calc(-3px - ${vars.space.snug})`,
      insetBlockStart: '6.5rem',
      maxBlockSize: 'calc(100dvh - 8rem)',
      overflowY: 'auto',
      background: scrollShadows('block', vars.color.page),
    },
    print: { display: 'none' },
  },
});

export const menu = style({
  background: vars.color.card,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.card,
  '@media': {
    ...forcedEdge,
    [wide]: { background: 'none', boxShadow: 'none', outline: 'none' },
  },
  '@supports': {
    [opensByStyle]: {
      '@media': {
        [wide]: {
          selectors: {
            '&::details-content': { contentVisibility: 'visible', blockSize: 'auto' },
          },
        },
      },
    },
  },
});

export const toggle = style({
  ...typography.control,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.regular,
  minBlockSize: vars.size.touchLarge,
  paddingInline: vars.space.regular,
  borderRadius: vars.radius.card,
  cursor: 'pointer',
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
  '@supports': {
    [opensByStyle]: { '@media': { [wide]: { display: 'none' } } },
  },
});

export const chevron = style({
  flexShrink: 0,
  color: vars.color.textMuted,
  transition: `transform ${vars.motion.quick}`,
  selectors: { '[open] > * > &': { transform: 'rotate(180deg)' } },
});

export const caption = style({
  ...typography.label,
  display: 'none',
  paddingInlineStart: `calc(3px + ${vars.space.snug})`,
  paddingBlockEnd: vars.space.tight,
  color: vars.color.textMuted,
  '@supports': {
    [opensByStyle]: { '@media': { [wide]: { display: 'block' } } },
  },
});

export const entries = style({
  display: 'grid',
  gap: '2px',
  padding: `0 ${vars.space.tight} ${vars.space.tight}`,
  '@media': { [wide]: { padding: '3px' } },
});

export const entry = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.snug,
  minBlockSize: vars.size.touch,
  padding: `${vars.space.tight} ${vars.space.snug}`,
  color: vars.color.textMuted,
  borderRadius: vars.radius.chip,
  fontSize: vars.fontSize.control,
  lineHeight: vars.lineHeight.snug,
  textWrap: 'balance',
  selectors: {
    '&:hover': { color: vars.color.text, background: vars.color.sunken },
    '&[aria-current]': {
      color: vars.color.brand.text,
      background: vars.color.brand.soft,
      fontWeight: vars.fontWeight.strong,
      // A bar, because a colour alone would not be visible with forced colours.
      borderInlineStart: `4px solid ${vars.color.brand.edge}`,
      paddingInlineStart: vars.space.tight,
    },
  },
  '@media': { [wide]: { minBlockSize: '2.375rem' } },
});

export const icon = style({ flexShrink: 0 });

/** As high as the screen, so that the footer is not pushed away when the document is shown. */
export const waiting = style({
  maxInlineSize: 'none',
  minBlockSize: '100dvh',
  textAlign: 'center',
});

const note = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.snug,
  padding: vars.space.regular,
  borderRadius: vars.radius.control,
});

export const notice = styleVariants({
  missing: [note, { background: vars.color.sunken }],
  pending: [note, { background: vars.color.sunken }],
  failed: [note, { background: vars.color.critical.soft }],
});

/** The action is at the end of the line, or below. */
export const noticeWords = style({ display: 'flex', flex: '1 1 16rem', gap: vars.space.snug });

export const noticeIcon = styleVariants({
  missing: { flexShrink: 0, color: vars.color.textMuted },
  failed: { flexShrink: 0, color: vars.color.critical.text },
});
