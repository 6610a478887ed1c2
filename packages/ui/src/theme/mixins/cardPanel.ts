import type { StyleRule } from '@vanilla-extract/css';
import { breakpoint } from '../../tokens/space.ts';
import { vars } from '../contract.css.ts';
import { oneColumn } from './oneColumn.ts';

/** A card on a page of the back office. */
export const cardPanel = {
  padding: vars.space.roomy,
  borderRadius: vars.radius.card,
  background: vars.color.card,
  boxShadow: vars.shadow.card,
} satisfies StyleRule;

/** A card with several parts; its padding is smaller on phones. */
export const partsPanel = {
  ...cardPanel,
  ...oneColumn,
  gap: vars.space.regular,
  padding: vars.space.regular,
  '@media': { [breakpoint.tablet]: { padding: vars.space.roomy } },
} satisfies StyleRule;
