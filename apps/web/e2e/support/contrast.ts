import type { Page } from '@playwright/test';
import sharp from 'sharp';

interface Text {
  words: string;
  /** Red, green and blue from 0 to 255, alpha from 0 to 1. */
  colour: [number, number, number, number];
  /** At least 24 px, or 18.66 px in bold (WCAG 1.4.3). */
  large: boolean;
  box: { x: number; y: number; width: number; height: number };
}

/** The lines of text of a part of the page, with their places in the window. */
const textsOf = (page: Page, part: string): Promise<Text[]> =>
  page.evaluate((selector) => {
    const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
    const read = (colour: string): Text['colour'] => {
      canvas?.clearRect(0, 0, 1, 1);
      if (canvas) canvas.fillStyle = colour;
      canvas?.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0, alpha = 0] = canvas?.getImageData(0, 0, 1, 1).data ?? [];
      return [red, green, blue, alpha / 255];
    };
    const opacityOf = (element: Element | null): number =>
      element ? Number(getComputedStyle(element).opacity) * opacityOf(element.parentElement) : 1;
    /** Whether an ancestor that scrolls or hides what overflows it hides the middle of this line. */
    const isClipped = (element: Element, line: DOMRect) => {
      const [x, y] = [(line.left + line.right) / 2, (line.top + line.bottom) / 2];
      for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
        if (getComputedStyle(at).overflow === 'visible') continue;
        const { top, bottom, left, right } = at.getBoundingClientRect();
        if (x < left || x > right || y < top || y > bottom) return true;
      }
      return false;
    };
    const texts: Text[] = [];
    const root = document.querySelector(selector) ?? document.body;
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode;
      const parent = node.parentElement;
      const words = node.textContent?.trim() ?? '';
      if (!words || !parent?.checkVisibility({ visibilityProperty: true })) continue;
      if (parent.offsetWidth <= 1 || parent.closest('script, style, svg, [href="#content"]'))
        continue;
      const { color, fontSize, fontWeight } = getComputedStyle(parent);
      const size = Number.parseFloat(fontSize);
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const line of range.getClientRects()) {
        if (line.width <= 1 || isClipped(parent, line)) continue;
        const { x, y, width, height } = line;
        const large = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700);
        const [red, green, blue, alpha] = read(color);
        const colour: Text['colour'] = [red, green, blue, alpha * opacityOf(parent)];
        texts.push({ words, colour, large, box: { x, y, width, height } });
      }
    }
    return texts;
  }, part);

const channel = (value: number) => {
  const part = value / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
};

const luminance = ([red = 0, green = 0, blue = 0]: number[]) =>
  0.2126 * channel(red) + 0.7152 * channel(green) + 0.0722 * channel(blue);

const contrast = (colour: Text['colour'], ground: number[]) => {
  const ink = ground.map((value, i) => value + ((colour[i] ?? 0) - value) * colour[3]);
  const [a, b] = [luminance(ink), luminance(ground)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
};

const rgb = (colour: number) => [colour >> 16, (colour >> 8) & 255, colour & 255];

/**
 * A PNG of the whole page, of the window, or of the part of an element that is in the window. It is not stored, so that
 * it is made fast instead of small.
 */
async function pictureOf(page: Page, part: string) {
  const isWhole = part === 'body';
  const session = await page.context().newCDPSession(page);
  const { cssContentSize, cssVisualViewport } = await session.send('Page.getLayoutMetrics');
  const { pageX, pageY, clientWidth, clientHeight } = cssVisualViewport;
  const box =
    part === 'window'
      ? { x: 0, y: 0, width: clientWidth, height: clientHeight }
      : !isWhole && (await page.locator(part).first().boundingBox());
  const [left, top] = box ? [Math.floor(box.x), Math.floor(box.y)] : [0, 0];
  const clip = box && {
    x: left + pageX,
    y: top + pageY,
    width: Math.ceil(box.width),
    height: Math.ceil(box.height),
  };
  const { data } = await session.send('Page.captureScreenshot', {
    optimizeForSpeed: true,
    captureBeyondViewport: isWhole,
    clip: { ...(clip || cssContentSize), scale: 1 },
  });
  await session.detach();
  return { png: Buffer.from(data, 'base64'), left, top };
}

/**
 * Hides the texts of the open document and leaves their colours as they are. They stay hidden, because to show them
 * again would draw the page twice for each picture.
 */
const hideTexts = (page: Page) =>
  page.evaluate(() => {
    if (document.adoptedStyleSheets.length > 0) return;
    const styles = new CSSStyleSheet();
    // Not by their colours, which drawings use too. The drawing in a title is hidden, as it underlines the words.
    styles.replaceSync(`* { -webkit-text-fill-color: transparent !important; text-decoration: none !important }
      h1 svg { visibility: hidden !important }`);
    document.adoptedStyleSheets = [styles];
  });

/**
 * The texts with too little contrast to any pixel behind them (WCAG 1.4.3). Measured on a picture
 * without the texts, because axe cannot judge gradients, drawings and translucent grounds. The texts of the document
 * stay hidden.
 *
 * @param part `body`: the whole page, which is at its top; `window`: what is in the window; otherwise the selector of
 * an element, of which the part in the window is measured.
 */
export async function faintTexts(page: Page, part = 'body'): Promise<string[]> {
  const texts = await textsOf(page, part);
  await hideTexts(page);
  const { png, left, top } = await pictureOf(page, part);
  const { data, info } = await sharp(png).raw().toBuffer({ resolveWithObject: true });
  const faint = texts.flatMap(({ words, colour, large, box }) => {
    const grounds = new Set<number>();
    const [boxLeft, boxTop] = [box.x - left, box.y - top];
    const [right, bottom] = [boxLeft + box.width, boxTop + box.height];
    for (let y = Math.max(0, Math.ceil(boxTop)); y < Math.min(bottom, info.height); y += 1) {
      let last = -1;
      for (let x = Math.max(0, Math.ceil(boxLeft)); x < Math.min(right, info.width); x += 1) {
        // Colours are numbers, read byte by byte: texts, or methods of the buffer, took most of the test's time.
        const at = (y * info.width + x) * info.channels;
        const ground = ((data[at] ?? 0) << 16) | ((data[at + 1] ?? 0) << 8) | (data[at + 2] ?? 0);
        if (ground !== last) grounds.add(ground);
        last = ground;
      }
    }
    const least = Math.min(21, ...[...grounds].map((ground) => contrast(colour, rgb(ground))));
    return least < (large ? 3 : 4.5) ? [`${words.slice(0, 40)}: ${least.toFixed(2)}`] : [];
  });
  return [...new Set(faint)];
}
