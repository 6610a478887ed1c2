export interface Account {
  email: string;
  password: string;
  /** Whether the account may decide on venues. */
  admin: boolean;
}

export const ADMIN: Account = {
  email: 'giulia@campetto.app',
  password: 'tiki-taka-7',
  admin: true,
};

/** May sign in, and nothing more. */
export const PLAYER: Account = {
  email: 'marco@campetto.app',
  password: 'catenaccio-4',
  admin: false,
};
