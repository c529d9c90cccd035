import type { Message } from '@fairhall/core/ports/texts';

/** Why a file as a whole cannot be read. Nothing of it was imported. */
export class FileProblem extends Error {
  readonly shownMessage: Message;
  constructor(shownMessage: Message) {
    super(shownMessage.key);
    this.shownMessage = shownMessage;
  }
}

export const createFileProblem = (key: Message['key'], values: Record<string, string | number> = {}): FileProblem =>
  new FileProblem({ key, values });
