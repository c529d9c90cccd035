/** What a statement may be given: its text says each parameter's type. */
export type StatementValue = string | number | boolean | null;

/** A statement with the name it is prepared under, once a connection. `text` answers one row of one text column. */
export interface Statement {
  readonly name: string;
  readonly text: string;
}
