/** What is smaller cannot be judged: it is scrolled instead. */
const SMALLEST = 0.6;

/** On a page of documentation draws a table that is wider than the page smaller; for a `ref`. */
export function fitInPage(table: HTMLElement | null) {
  const place = table?.closest('.docs-story') && table.parentElement;
  if (!table || !place) return;
  const resized = new ResizeObserver(() => {
    table.style.zoom = '1';
    const zoom = place.clientWidth / table.offsetWidth;
    table.style.zoom = String(Math.min(1, Math.max(SMALLEST, zoom)));
  });
  resized.observe(place);
  return () => resized.disconnect();
}
