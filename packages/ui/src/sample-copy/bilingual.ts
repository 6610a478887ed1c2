/** The sample copy of the toolbar's language: `const copy = primitivesCopy(globals)`. */
export function bilingual<Copy>(en: Copy, it: NoInfer<Copy>) {
  return ({ language }: Record<string, unknown>): Copy => (language === 'it' ? it : en);
}
