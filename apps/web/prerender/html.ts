import { LANGUAGES } from '@campetto/contract';
import { markScrolled, SCROLL_THRESHOLD } from '../src/app/markScrolled.ts';
import { completeLanguageLinks } from '../src/i18n/completeLanguageLinks.ts';
import { redirectToStored } from '../src/i18n/redirectToStored.ts';
import { LANGUAGE_KEY } from '../src/i18n/storage.ts';
import { closeMenu } from '../src/site/layout/closeMenu.ts';
import { inline, minify } from './inline.ts';
import { linkLaterStyles, splitFonts } from './splitStyles.ts';

/** A prerendered page, ready to be inserted into a document. */
export interface PageParts {
  language: string;
  head: string;
  body: string;
  /** Its styles, inlined to save a round trip before the first paint. */
  styles: string;
  /** The files of the inlined styles and of the later ones, as far as the app would request them. */
  styleFiles: string[];
  /** The file with the styles of what is below the first screen, if the styles were split. */
  laterStyles: string | undefined;
  /** The script that starts the app, and the files that it imports. */
  entry: string;
  preload: string[];
}

/** The long sections of a page; each is the target of an anchor. */
const PARTS = '[data-folded] section[id]:not([data-open])';

/**
 * On a first visit only the visible part is laid out before the first paint; all of it if the browser has no scroll
 * anchoring for content that grows above the viewport.
 */
const FOLDED = `@supports (overflow-anchor:auto){
${PARTS}{content-visibility:auto;contain-intrinsic-block-size:auto 100rem}}`;

/** Lays out the other sections, one per frame, then removes the attributes of the folding. */
const UNFOLD = `const unfold=()=>{const part=document.querySelector("${PARTS}");
if(part){part.dataset.open="";requestAnimationFrame(()=>setTimeout(unfold))}
else{delete root.dataset.folded;for(const part of document.querySelectorAll("[data-open]"))delete part.dataset.open}};
unfold()`;

/**
 * Hides what is below the first screen, and the footer, until their styles are loaded. On a phone the picture is below
 * the words, and is not requested before the words are painted. If the styles are lost, the note that says so is in
 * view, and drawings do not fill the window.
 */
const PENDING = `[data-pending] [data-first-screen-end]~*,[data-pending] footer{display:none}
[data-plain] [data-lost]{position:sticky;bottom:0;background:Canvas}
[data-plain] svg{max-width:3rem}
@media (width<64em){[data-pending=words] picture{display:none}}`;

/** Adds a link to the page. */
const LINK = `const link=(rel,href)=>document.head.appendChild(Object.assign(document.createElement("link"),{rel,href}));`;

/**
 * Whether this visit comes from elsewhere and begins at the top of the page. Then the first paint waits neither for
 * the later fonts, nor for the later styles, nor for the layout of what is out of view. On other visits these files are
 * already in the cache, or the browser needs the whole layout to scroll to a place.
 */
const IS_FIRST = `const root=document.documentElement,
isFirst=!location.hash&&!document.referrer.startsWith(location.origin)&&
performance.getEntriesByType("navigation")[0]?.type=="navigate",
fonts=document.querySelector("style");
if(isFirst){fonts.media="not all";root.dataset.folded=""}`;

/** Milliseconds that a first visit waits for the later styles. */
const TIME_LIMIT = 15_000;

/**
 * Requests the later styles. A first visit requests them after its first paint, and then shows the hidden parts. If a
 * link was followed meanwhile, all sections are laid out, because its target would move otherwise. Any other visit
 * waits for the styles, as for a link in the document. A failed request is repeated once; then, or when nothing comes,
 * the parts are shown without their styles, because they contain the page's links.
 */
const showRest = (file: string) => `
const rest=last=>new Promise(next=>{const styles=link("stylesheet","/${file}");
root.dataset.pending="";
const show=()=>{delete root.dataset.pending;next();
const part=document.getElementById(location.hash.slice(1));
if(part){delete root.dataset.folded;part.scrollIntoView()}};
const plain=()=>{note.hidden=false;root.dataset.plain="";show()};
const late=setTimeout(()=>{styles.onerror=null;
styles.onload=()=>{note.hidden=true;delete root.dataset.plain};
plain()},${TIME_LIMIT});
styles.onload=()=>{clearTimeout(late);show()};
styles.onerror=()=>{clearTimeout(late);
if(last)plain();else next(rest(1))}});
if(isFirst)root.dataset.pending="words";
else{document.write('<link rel="stylesheet" href="/${file}">');document.head.lastElementChild.onerror=()=>rest(1)}`;

/** Milliseconds after which a failed request of the entry is repeated, for each repetition. */
const RETRIES = [1000, 4000];

/**
 * Imports the app's entry, and repeats that after a failure. The last failure is reported and shown; the page's links
 * work without the app. The button of the note, or the browser once it is online again, reloads the page, which keeps
 * the place in it.
 */
const load = (
  entry: string,
) => `const load=(...waits)=>import(${JSON.stringify(entry)}).catch(error=>{
if(waits.length)return setTimeout(load,waits.shift(),...waits);
reportError(error);note.hidden=false;
ononline=note.lastElementChild.onclick=()=>location.reload()});
load(${RETRIES.join()})`;

/** The note that a part of the page is lost. */
const NOTE = `const note=document.querySelector("[data-lost]");`;

/**
 * Starts the app once the page is loaded and painted: until then it needs no script, and before the
 * first paint scripts, manifest, later fonts and later styles would compete with it. A browser that reports no paint,
 * or reports it late for a tab in the background, starts the app after a time-out. The files that it imports are
 * requested at once, not one after the other.
 */
const start = ({ entry, preload, laterStyles }: PageParts) => `${NOTE}addEventListener("load",()=>{
const run=()=>{${load(`/${entry}`)};${UNFOLD}};
const start=()=>{
clearTimeout(late);paint.disconnect();
fonts.media="";
for(const href of ${JSON.stringify(preload)})link("modulepreload",href);
link("manifest","/manifest.webmanifest");
${laterStyles ? 'isFirst?rest().then(run):run()' : 'run()'}};
const late=setTimeout(start,2000),paint=new PerformanceObserver(start);
paint.observe({type:"paint",buffered:true})})`;

/** The document of one page, made from the built `index.html` of the back office. */
export function pageDocument(template: string, page: PageParts): string {
  const own = template
    .replaceAll(/ nonce="[^"]*"/g, '')
    .replace(/<meta property="csp-nonce"[^>]*>/, '')
    .replaceAll(/<script type="module"[^>]*><\/script>/g, '')
    .replaceAll(/<link rel="(?:stylesheet|modulepreload)"[^>]*>/g, '')
    .replace(/<link rel="preload"[^>]*bricolage-grotesque-[^>]*>/, '')
    .replace(/<link rel="manifest"[^>]*>/, '<noscript>$&</noscript>')
    .replace(/<meta name="robots"[^>]*>/, '')
    .replace(/<title>[^<]*<\/title>/, '')
    .replace(/<style[^>]*>[^<]*<\/style>/, '')
    .replace(/<div id="loading">.*?<\/div>/, '')
    .replace(/<html lang="[^"]*"/, `<html lang="${page.language}"`);
  // `disabled`: not loaded again, but found by the app, which checks for a style sheet before it adds one.
  const links = page.styleFiles.map((file) => `<link rel="stylesheet" href="/${file}" disabled>`);
  const first =
    inline(redirectToStored, LANGUAGE_KEY, LANGUAGES) +
    inline(completeLanguageLinks) +
    inline(markScrolled, SCROLL_THRESHOLD) +
    inline(closeMenu) +
    LINK +
    IS_FIRST +
    (page.laterStyles ? showRest(page.laterStyles) : '');
  const { styles, fonts } = splitFonts(page.styles);
  const pending = page.laterStyles ? PENDING : '';
  const head = `<style>${fonts}</style><script>${minify(first)}</script>${page.head}<style>${styles}${FOLDED}${pending}</style>${links.join('')}</head>`;
  const content = page.laterStyles ? linkLaterStyles(page.body, page.laterStyles) : page.body;
  const body = `<div id="root">${content}</div><script>${minify(start(page))}</script>`;
  return own
    .replaceAll(/>\s+</g, '><')
    .replace('</head>', () => head)
    .replace('<div id="root"></div>', () => body);
}
