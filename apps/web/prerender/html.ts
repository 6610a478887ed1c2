/** A prerendered page, ready to be put into a document. */
export interface PageParts {
  language: string;
  head: string;
  body: string;
  /** Its styles, written into the document: one round trip less before anything is seen. */
  styles: string;
  /** The files that those styles come from. */
  styleFiles: string[];
  /** The script that starts the app, and what it will ask for next. */
  entry: string;
  preload: string[];
}

/**
 * Starts the app once the page is loaded and painted: until then it needs no script, and before the
 * first paint the scripts would compete with it. A browser that tells no paint starts it a little
 * later. The files it will import are asked for at once, not one after the other.
 */
const start = (entry: string, preload: string[]) => `addEventListener("load",()=>{
const start=()=>{
for(const href of ${JSON.stringify(preload)})document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href}));
import(${JSON.stringify(entry)})};
const late=setTimeout(start,2000);
new PerformanceObserver((_,paint)=>{paint.disconnect();clearTimeout(late);start()}).observe({type:"paint",buffered:true})})`;

/** The document of one page, made of the built `index.html`, which is the back office's. */
export function pageDocument(template: string, page: PageParts): string {
  const own = template
    .replaceAll(/ nonce="[^"]*"/g, '')
    .replace(/<meta property="csp-nonce"[^>]*>/, '')
    .replaceAll(/<script type="module"[^>]*><\/script>/g, '')
    .replaceAll(/<link rel="(?:stylesheet|modulepreload)"[^>]*>/g, '')
    .replace(/<title>[^<]*<\/title>/, '')
    .replace(/<html lang="[^"]*"/, `<html lang="${page.language}"`);
  // `disabled`: not loaded again, but there for the app, which asks before it adds a style sheet.
  const links = page.styleFiles.map((file) => `<link rel="stylesheet" href="/${file}" disabled>`);
  const head = `${page.head}<style>${page.styles}</style>${links.join('')}</head>`;
  const body = `<div id="root">${page.body}</div><script>${start(`/${page.entry}`, page.preload)}</script>`;
  return own
    .replaceAll(/>\s+</g, '><')
    .replace('</head>', () => head)
    .replace('<div id="root"></div>', () => body);
}
