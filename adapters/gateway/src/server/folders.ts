/** The files and folders that the server gets as paths. */
export interface Folders {
  readonly messages?: string | undefined;
  readonly content?: string | undefined;
  readonly pictures?: string | undefined;
  /** A catalogue file, loaded into an empty database if DEMO is set. */
  readonly world?: string | undefined;
  /** A packed database with which an embedded one starts if DEMO is set. */
  readonly packed?: string | undefined;
  /** The module of the page renderer. */
  readonly pages?: string | undefined;
  readonly assets?: string | undefined;
}
