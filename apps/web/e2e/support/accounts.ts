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

/** A second administrator, who reviews at the same time. */
export const COLLEAGUE: Account = {
  email: 'anna@campetto.app',
  password: 'catenaccio-3',
  admin: true,
};

/** An account that may sign in but is no administrator. */
export const PLAYER: Account = {
  email: 'marco@campetto.app',
  password: 'catenaccio-4',
  admin: false,
};
