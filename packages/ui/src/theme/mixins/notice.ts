import { vars } from '../contract.css.ts';

type Tone = 'brand' | 'positive' | 'warning' | 'critical';

function tinted(tone: Tone) {
  const { soft, softLine } = vars.color[tone];
  return { background: soft, borderColor: softLine };
}

/** The ground and the edge of what reports something. */
export const noticeTones = {
  brand: tinted('brand'),
  positive: tinted('positive'),
  warning: tinted('warning'),
  critical: tinted('critical'),
};

/** The icon at its start, in line with the first words beside a button. */
export const noticeIcon = {
  inlineSize: '1.375rem',
  blockSize: '1.375rem',
  marginBlockStart: '0.6875rem',
};

/** The colours of that icon. */
export const iconTones = {
  brand: { color: vars.color.brand.text },
  positive: { color: vars.color.positive.text },
  warning: { color: vars.color.warning.text },
  critical: { color: vars.color.critical.text },
};
