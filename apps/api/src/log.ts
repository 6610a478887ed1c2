/** The log of the server, for what writes warnings before there is an app or without one. */
export interface Log {
  warn(details: object, message: string): void;
}
