import type { Page } from '@playwright/test';

/** The mark of a box that must keep an edge. */
export const BOX = 'data-box';

/** Marks the buttons, cards and chips: boxes with words, round corners and a ground of their own. */
export const markBoxes = (page: Page) =>
  page.evaluate((mark) => {
    for (const box of document.body.querySelectorAll('*')) {
      const { backgroundColor, borderRadius } = getComputedStyle(box);
      const isFilled = !/^rgba\(.*, 0\)$/.test(backgroundColor);
      const isRound = Number.parseFloat(borderRadius) > 0;
      const isShown = box.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      // No more than three characters are initials or the number of a step.
      const isLong = box.textContent.trim().length > 3;
      box.toggleAttribute(mark, isFilled && isRound && isShown && isLong);
    }
  }, BOX);

/** The marked boxes that have no visible edge, by their words. */
export const withoutEdge = (page: Page) =>
  page.evaluate(
    (mark) =>
      Array.from(document.querySelectorAll(`[${mark}]`))
        .filter((box) => {
          const { borderWidth, outlineStyle, outlineWidth } = getComputedStyle(box);
          const isOutlined = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0;
          // An edge at one side is enough: the bar of a quote, or of the current part.
          return !isOutlined && !/[1-9]/.test(borderWidth);
        })
        .map((box) => box.textContent.slice(0, 40)),
    BOX,
  );
