import { pseudoCopy } from '@campetto/messages/stories/pseudo';

/** The sample copy of the toolbar's language: `const copy = primitivesCopy(globals)`. */
export function bilingual<Copy>(en: Copy, it: NoInfer<Copy>) {
  return ({ language }: Record<string, unknown>): Copy => {
    if (language === 'pseudo') return pseudoCopy(en, it);
    return language === 'it' ? it : en;
  };
}
