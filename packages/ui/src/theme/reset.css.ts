import { globalStyle } from '@vanilla-extract/css';
import { inLayer } from './inLayer.ts';

globalStyle(
  '*, *::before, *::after',
  inLayer('reset', {
    boxSizing: 'border-box',
    margin: 0,
    padding: 0,
    '@media': {
      // The weakest layer's `important` is the strongest of all.
      '(prefers-reduced-motion: reduce)': {
        animation: 'none !important',
        transition: 'none !important',
        scrollBehavior: 'auto !important' as 'auto',
      },
    },
  }),
);

globalStyle('html', inLayer('reset', { textSizeAdjust: '100%', WebkitTextSizeAdjust: '100%' }));

globalStyle(
  'button, input, textarea, select',
  inLayer('reset', { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' }),
);
globalStyle('button', inLayer('reset', { background: 'none', border: 0, cursor: 'pointer' }));
globalStyle('a', inLayer('reset', { color: 'inherit', textDecoration: 'none' }));
globalStyle('ul, ol', inLayer('reset', { listStyle: 'none' }));
globalStyle('fieldset', inLayer('reset', { border: 0, minInlineSize: 0 }));
globalStyle('img, svg', inLayer('reset', { display: 'block', maxInlineSize: '100%' }));
globalStyle('h1, h2, h3, h4', inLayer('reset', { font: 'inherit' }));
globalStyle('[hidden]', inLayer('reset', { display: 'none !important' }));
