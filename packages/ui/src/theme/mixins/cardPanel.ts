import type { StyleRule } from '@vanilla-extract/css';
import { vars } from '../contract.css.ts';

/** A card of its own on a page of the back office. */
export const cardPanel = {
  padding: vars.space.roomy,
  borderRadius: vars.radius.card,
  background: vars.color.card,
  boxShadow: vars.shadow.card,
} satisfies StyleRule;
