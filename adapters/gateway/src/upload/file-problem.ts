/** Why a file is not kept; its text is `upload.{problem}`. */
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

/** A file as it is kept: pictures are encoded anew, all else is as it came. */
export interface FileContent {
  readonly bytes: Uint8Array;
  readonly contentType: string;
}
