import { BRAND } from '../config/brand.ts';

/** The document's title: what the page is, then the product (React moves it into the head). */
export function PageTitle({ title }: { title: string }) {
  return <title>{`${title} · ${BRAND.name}`}</title>;
}
