import type { Plugin } from 'vite';

const HELPER = /var __name = \(target, value\) => __defProp\(target, "name", \{[^}]*\}\);/;

/**
 * Radix's modules write the name of each function beside it, in a call that no compressor removes:
 * `__name(fn, "fn")`. Nothing reads these names; in an app they are a tenth of Radix.
 */
export const withoutFunctionNames: Plugin = {
  name: 'without-function-names',
  transform: (code, id) =>
    id.includes('/@radix-ui/')
      ? { code: code.replace(HELPER, 'var __name = (target) => target;'), map: null }
      : null,
};
