/** A prerendered page, ready to be put into a document. */
export interface PageParts {
  language: string;
  head: string;
  body: string;
  /** Its styles, written into the document: one round trip less before anything is seen. */
  styles: string;
  /** The files that those styles come from. */
  styleFiles: string[];
  /** The SVG that stands in the browser's tab, written into the document: smaller than a request for it. */
  icon: string;
  /** The script that starts the app, and what it will ask for next. */
  entry: string;
  preload: string[];
}

/** The long parts of a page, each of which an anchor leads to. */
const PARTS = '[data-folded] section[id]:not([data-open])';

/**
 * Before the first paint only what is in sight is laid out. Where no script can lay out the rest, or the
 * browser does not keep the place when something above it grows, everything is.
 */
const FOLDED = `@media (scripting:enabled){@supports (overflow-anchor:auto){
${PARTS}{content-visibility:auto;contain-intrinsic-block-size:auto 100rem}}}`;

/** Then the rest, one part in each frame; in the end the page is as it was written. */
const UNFOLD = `const parts=[...document.querySelectorAll("${PARTS}")];
const unfold=(next=0)=>{
if(next<parts.length){parts[next].dataset.open="";requestAnimationFrame(()=>setTimeout(unfold,0,next+1))}
else{document.querySelector("[data-folded]").removeAttribute("data-folded");for(const part of parts)part.removeAttribute("data-open")}};
unfold()`;

/**
 * Starts the app once the page is loaded and painted: until then it needs no script, and before the
 * first paint the scripts would compete with it, as would the manifest, which only installing needs. A
 * browser that tells no paint, or tells it late, as of a tab in the background, starts it after a while. The files it will import are asked for at once,
 * not one after the other.
 */
const start = (entry: string, preload: string[]) => `addEventListener("load",()=>{
const start=()=>{
clearTimeout(late);paint.disconnect();
const link=(rel,href)=>document.head.append(Object.assign(document.createElement("link"),{rel,href}));
for(const href of ${JSON.stringify(preload)})link("modulepreload",href);
link("manifest","/manifest.webmanifest");
import(${JSON.stringify(entry)});
${UNFOLD}};
const late=setTimeout(start,2000),paint=new PerformanceObserver(start);
paint.observe({type:"paint",buffered:true})})`;

/** The document of one page, made of the built `index.html`, which is the back office's. */
export function pageDocument(template: string, page: PageParts): string {
  const own = template
    .replaceAll(/ nonce="[^"]*"/g, '')
    .replace(/<meta property="csp-nonce"[^>]*>/, '')
    .replaceAll(/<script type="module"[^>]*><\/script>/g, '')
    .replaceAll(/<link rel="(?:stylesheet|modulepreload)"[^>]*>/g, '')
    .replace(/<link rel="manifest"[^>]*>/, '<noscript>$&</noscript>')
    .replace(/<title>[^<]*<\/title>/, '')
    .replace(/<html lang="[^"]*"/, `<html lang="${page.language}"`);
  // `disabled`: not loaded again, but there for the app, which asks before it adds a style sheet.
  const links = page.styleFiles.map((file) => `<link rel="stylesheet" href="/${file}" disabled>`);
  const icon = page.icon.trim().replaceAll('"', "'").replaceAll(/[<>#]/g, encodeURIComponent);
  const head = `${page.head}<style>${page.styles}${FOLDED}</style>${links.join('')}</head>`;
  const body = `<div id="root" data-folded>${page.body}</div><script>${start(`/${page.entry}`, page.preload)}</script>`;
  return own
    .replaceAll(/>\s+</g, '><')
    .replace('/icon.svg', () => `data:image/svg+xml,${icon}`)
    .replace('</head>', () => head)
    .replace('<div id="root"></div>', () => body);
}
