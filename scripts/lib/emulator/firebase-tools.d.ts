declare module 'firebase-tools/lib/emulator/auth/index.js' {
  /** The sign-in emulator; the package comes without types. */
  export class AuthEmulator {
    constructor(options: { projectId: string; host: string; port: number });
    start(): Promise<void>;
  }
}
