import { createGlobalThemeContract } from '@vanilla-extract/css';
import { depth } from '../tokens/depth.ts';
import { motion } from '../tokens/motion.ts';
import { lineWidth, radius } from '../tokens/radius.ts';
import { size, space } from '../tokens/space.ts';
import * as type from '../tokens/type.ts';
import { light } from './light.ts';
import type { Constants } from './shape.ts';
import { fontFamily } from './typography/fontStacks.ts';
import { variableName } from './variables.ts';

/** What does not change from theme to theme. */
export const constants = {
  ...type,
  depth,
  fontFamily,
  motion,
  lineWidth,
  radius,
  size,
  space,
} satisfies Constants;

/** Every value a component may use, by role. */
export const vars = createGlobalThemeContract({ ...light, ...constants }, (_value, path) =>
  variableName(path),
);
