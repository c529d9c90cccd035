/** A statement with the name it is prepared under, once a connection. `text` answers one row of one text column. */
export interface Statement {
  readonly name: string;
  readonly text: string;
}
