import { activateLanguage } from './activate.ts';
import { detectLanguage } from './detect.ts';
import { readLanguage, rememberLanguage } from './storage.ts';

/** Shows the visitor's language; called once before the first render. */
export async function startLanguage(): Promise<void> {
  const language = detectLanguage({
    query: new URLSearchParams(location.search).get('lang'),
    ...readLanguage(),
    browser: navigator.languages,
    html: document.documentElement.lang,
  });
  rememberLanguage(language, { chosen: false });
  await activateLanguage(language);
}
