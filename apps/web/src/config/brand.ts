/** The product's name and addresses, in one place. */
export const BRAND = {
  name: 'Campetto',
  domain: 'campetto.app',
  email: 'hello@campetto.app',
} as const;
