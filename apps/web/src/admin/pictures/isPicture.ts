/** The first bytes of each kind as Latin-1, `.` for any. The browser derives a file's type only from its extension. */
const SIGNATURES = /^(\xff\xd8\xff|\x89PNG|GIF8|RIFF....WEBP|....ftyp)/s;
const SIGNATURE_LENGTH = 12;

/** Whether a file begins like one of the contract's `PICTURE_TYPES`; the server decodes the rest. */
export async function isPicture(file: Blob): Promise<boolean> {
  const bytes = await file.slice(0, SIGNATURE_LENGTH).arrayBuffer();
  return SIGNATURES.test(String.fromCharCode(...new Uint8Array(bytes)));
}
