/**
 * Completes a link to this page in another language with the query and the hash of the address when the link is
 * pressed or focused: a prerendered page is the same for every query and hash. The prerendered pages contain this
 * function as an inline script, because a visitor may click before the app has started: it uses nothing but
 * what the browser has.
 */
export function completeLanguageLinks(): void {
  for (const type of ['pointerdown', 'focusin', 'click']) {
    document.addEventListener(
      type,
      ({ target }) => {
        if (!(target instanceof Element)) return;
        const link = target.closest<HTMLAnchorElement>('a[hreflang]');
        if (!link) return;
        const query = new URLSearchParams(location.search);
        query.set('lang', link.hreflang);
        link.href = `?${query}${location.hash}`;
      },
      true,
    );
  }
}
