/**
 * Opens the page in the language that this browser has stored, if the address names none (spec §5).
 * The prerendered pages contain this function as the first script of their head, so that the page is not painted in
 * another language first; it uses nothing but its arguments. Without storage nothing happens.
 */
export function redirectToStored(key: string, languages: readonly string[]): void {
  const query = new URLSearchParams(location.search);
  if (languages.includes(query.get('lang') ?? '')) return;
  try {
    const [stored = ''] = (localStorage.getItem(key) ?? '').toLowerCase().split(/[-_]/);
    if (!languages.includes(stored) || stored === document.documentElement.lang) return;
    query.set('lang', stored);
    location.replace(`?${query}${location.hash}`);
  } catch {}
}
