/** Why a file was not stored; its text is `upload.{problem}`. */
export type FileProblem =
  | 'empty'
  | 'tooLarge'
  | 'unsupported'
  | 'mismatch'
  | 'active'
  | 'damaged'
  | 'tooManyPixels'
  | 'tooLongSide'
  | 'tooSlow';

/** A file as stored: pictures are re-encoded, all other files are unchanged. */
export interface FileContent {
  readonly bytes: Uint8Array;
  readonly contentType: string;
}
