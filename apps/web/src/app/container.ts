/** The element that the app renders into. Throws if the page has none. */
export function container(): HTMLElement {
  const root = document.getElementById('root');
  if (root === null) throw new Error('The page has no #root.');
  return root;
}
