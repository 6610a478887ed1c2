/**
 * Closes the menu of the bar when a link in it leads to a section of this page. The prerendered pages contain this
 * function as an inline script, because a visitor may follow a link before the app, which closes the menu too, has
 * started: it uses nothing but what the browser has.
 */
export function closeMenu(): void {
  addEventListener('hashchange', () =>
    document.querySelector('header details')?.removeAttribute('open'),
  );
}
