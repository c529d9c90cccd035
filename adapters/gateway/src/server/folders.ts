/** Files and folders the server is given by path. */
export interface Folders {
  readonly messages?: string | undefined;
  readonly content?: string | undefined;
  readonly pictures?: string | undefined;
  /** A catalogue file, loaded into an empty database where DEMO is set. */
  readonly world?: string | undefined;
  /** A packed database that an embedded one begins with where DEMO is set. */
  readonly packed?: string | undefined;
  /** Module of the page renderer. */
  readonly pages?: string | undefined;
  readonly assets?: string | undefined;
}
