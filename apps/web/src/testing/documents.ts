const ADDRESSES = import.meta.glob<string>('../content/*.md', {
  query: '?url',
  import: 'default',
  eager: true,
});
const TEXTS = import.meta.glob<string>('../content/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Every document of the product, with the path under which a page requests it. */
export const DOCUMENTS = Object.entries(ADDRESSES).map(([file, address]) => ({
  path: new URL(address, globalThis.location?.href ?? 'http://localhost').pathname,
  text: TEXTS[file] ?? '',
}));
