import type { LandingFigures } from '@campetto/messages/landing/figures';
import { ATHLETES, MARKETING } from '../../config/brand.ts';

export const FIGURES: LandingFigures = { ...MARKETING, athletes: ATHLETES };
