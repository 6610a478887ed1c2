import { setNonce } from 'get-nonce';

// Radix adds <style> elements for scroll locking and selects; the content security policy lets them
// in by the nonce that the server wrote into the page.
const meta = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]');
if (meta?.nonce) setNonce(meta.nonce);
