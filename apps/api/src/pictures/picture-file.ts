/** A picture that a request brought, as a file that is removed when the request has ended. */
export class PictureFile {
  readonly path: string;
  /** SHA-256 of the bytes. */
  readonly sha256: Buffer;

  constructor(path: string, sha256: Buffer) {
    this.path = path;
    this.sha256 = sha256;
  }
}
