import { vars } from '../contract.css.ts';

type Tone = 'brand' | 'positive' | 'warning' | 'critical';

function tinted(tone: Tone) {
  const { soft, softLine } = vars.color[tone];
  return { background: soft, borderColor: softLine };
}

/** Background and border of a message, by its tone. */
export const noticeTones = {
  brand: tinted('brand'),
  positive: tinted('positive'),
  warning: tinted('warning'),
  critical: tinted('critical'),
};

/** The icon at the start of a message, on a line with the words beside a button. */
export const noticeIcon = {
  inlineSize: '1.375rem',
  blockSize: '1.375rem',
  marginBlockStart: '0.6875rem',
};

/** The colour of the icon of a message, by its tone. */
export const iconTones = {
  brand: { color: vars.color.brand.text },
  positive: { color: vars.color.positive.text },
  warning: { color: vars.color.warning.text },
  critical: { color: vars.color.critical.text },
};
