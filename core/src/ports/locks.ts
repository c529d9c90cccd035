export interface Locks {
  /**
   * Does the work while nobody else who asked under the same name, in this tab or another, does theirs. The others wait
   * their turn; a tab that dies lets the next one in. REL-11
   */
  run<Done>(name: string, work: () => Promise<Done>): Promise<Done>;
}
