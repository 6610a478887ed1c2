import { globalStyle } from './styles/reset.ts';

globalStyle('*, *::before, *::after', {
  boxSizing: 'border-box',
  margin: 0,
  padding: 0,
  '@media': {
    // In the lowest layer `!important` has the highest priority.
    '(prefers-reduced-motion: reduce)': {
      animation: 'none !important',
      transition: 'none !important',
      scrollBehavior: 'auto !important' as 'auto',
    },
    print: { background: 'none !important', boxShadow: 'none !important' },
  },
});

// Paper is white in both themes. Drawings keep their colours, also those that they have from an element around them.
const texts =
  'h1, h2, h3, h4, p, li, dt, dd, blockquote, figcaption, summary, address, label, button, td, th';
globalStyle(`${texts}, a, b, span, strong, code`, {
  '@media': { print: { color: '#000 !important' } },
});

globalStyle('html', { textSizeAdjust: '100%', WebkitTextSizeAdjust: '100%' });

globalStyle('button, input, textarea, select', {
  font: 'inherit',
  color: 'inherit',
  letterSpacing: 'inherit',
});
globalStyle('button', { background: 'none', border: 0, cursor: 'pointer' });
globalStyle('a', { color: 'inherit', textDecoration: 'none' });
globalStyle('ul, ol', { listStyle: 'none' });
globalStyle('fieldset', { border: 0, minInlineSize: 0 });
globalStyle('img, svg', { display: 'block', maxInlineSize: '100%' });
globalStyle('h1, h2, h3, h4', { font: 'inherit' });
globalStyle('[hidden]', { display: 'none !important' });
