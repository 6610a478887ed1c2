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

/** The lines of text of the page, with their places on it. */
const textsOf = (page: Page): Promise<Text[]> =>
  page.evaluate(() => {
    const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
    const read = (colour: string): Text['colour'] => {
      canvas?.clearRect(0, 0, 1, 1);
      if (canvas) canvas.fillStyle = colour;
      canvas?.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0, alpha = 0] = canvas?.getImageData(0, 0, 1, 1).data ?? [];
      return [red, green, blue, alpha / 255];
    };
    const texts: Text[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode;
      const parent = node.parentElement;
      const words = node.textContent?.trim() ?? '';
      if (!words || !parent?.checkVisibility({ visibilityProperty: true })) continue;
      if (
        parent.offsetWidth <= 1 ||
        parent.closest('header, script, style, svg, [href="#content"]')
      )
        continue;
      const { color, fontSize, fontWeight } = getComputedStyle(parent);
      const size = Number.parseFloat(fontSize);
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const { x, y, width, height } of range.getClientRects()) {
        const box = { x: x + scrollX, y: y + scrollY, width, height };
        const large = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700);
        if (width > 1) texts.push({ words, colour: read(color), large, box });
      }
    }
    return texts;
  });

const channel = (value: number) => {
  const part = value / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
};

const luminance = ([red = 0, green = 0, blue = 0]: number[]) =>
  0.2126 * channel(red) + 0.7152 * channel(green) + 0.0722 * channel(blue);

/**
 * The texts with too little contrast to any pixel behind them (WCAG 1.4.3). Measured on a picture of
 * the page without its texts, because axe cannot judge gradients, drawings and translucent grounds.
 */
export async function faintTexts(page: Page): Promise<string[]> {
  const texts = await textsOf(page);
  await page.addStyleTag({
    content: '* { color: transparent !important; text-decoration: none !important }',
  });
  const photograph = await page.screenshot({ fullPage: true, animations: 'disabled' });
  const { data, info } = await sharp(photograph)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const faint = texts.flatMap(({ words, colour, large, box }) => {
    let least = 21;
    const [right, bottom] = [box.x + box.width, box.y + box.height];
    for (let y = Math.ceil(box.y); y < Math.min(bottom, info.height); y += 1) {
      for (let x = Math.ceil(box.x); x < Math.min(right, info.width); x += 1) {
        const at = (y * info.width + x) * 3;
        const ground = [...data.subarray(at, at + 3)];
        const ink = ground.map((value, i) => value + ((colour[i] ?? 0) - value) * colour[3]);
        const [a, b] = [luminance(ink), luminance(ground)];
        least = Math.min(least, (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05));
      }
    }
    return least < (large ? 3 : 4.5) ? [`${words.slice(0, 40)}: ${least.toFixed(2)}`] : [];
  });
  return [...new Set(faint)];
}
