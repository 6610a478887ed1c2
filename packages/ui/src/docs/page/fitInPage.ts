/** The smallest zoom at which details are still visible; a table that needs a smaller one scrolls instead. */
const SMALLEST = 0.6;

/** A `ref` that zooms a table out to the width of the page, on pages of documentation. */
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
