/** Who may decide on venues. */
export const ADMIN = { email: 'giulia@campetto.app', password: 'tiki-taka-7', admin: true };

/** Who may sign in, and nothing more. */
export const PLAYER = { email: 'marco@campetto.app', password: 'catenaccio-4', admin: false };
