/** Lets work of one name run one at a time. */
export interface Locks {
  /**
   * Does the work while nobody else who asked under the same name does theirs: in this program, and in the browser's other
   * tabs where it has locks for them. The others wait their turn; a tab that dies lets the next one in. REL-11
   */
  run<Done>(name: string, work: () => Promise<Done>): Promise<Done>;
}
