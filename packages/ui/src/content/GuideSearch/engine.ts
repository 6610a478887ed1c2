export { FoundRules } from './FoundRules.tsx';
export { findRules } from './findRules.ts';
export { readRules } from './readRules.ts';
