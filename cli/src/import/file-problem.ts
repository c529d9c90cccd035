import type { Message } from '@fairhall/core/ports/texts';

/** Why a file cannot be read at all. Nothing of it was loaded. */
export class FileProblem extends Error {
  readonly told: Message;
  constructor(told: Message) {
    super(told.key);
    this.told = told;
  }
}

export const problem = (key: Message['key'], values: Record<string, string | number> = {}): FileProblem =>
  new FileProblem({ key, values });
