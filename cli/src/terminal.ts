import { createInterface } from 'node:readline/promises';
import type { Readable } from 'node:stream';

export interface Sink {
  write(text: string): unknown;
  readonly isTTY?: boolean;
}

/** All that the command line touches of the process around it. */
export interface Terminal {
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** Where relative paths count from. */
  readonly folder: string;
  readonly stdin: Readable & { readonly isTTY?: boolean };
  readonly stdout: Sink;
  readonly stderr: Sink;
  /** Aborted by Ctrl-C. */
  readonly signal: AbortSignal;
}

/** Everything that comes by standard input, as text. */
export async function readAll(stdin: Readable): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of stdin) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString('utf8');
}

/** Whether somebody sits there who can be asked. */
export function isAttended({ stdin, stderr }: Terminal): boolean {
  return stdin.isTTY === true && stderr.isTTY === true;
}

/** Asks for one line. Rejects when the person presses Ctrl-C. */
export async function ask({ stdin, stderr, signal }: Terminal, question: string): Promise<string> {
  stderr.write(`${question} `);
  const lines = createInterface({ input: stdin, terminal: false });
  try {
    return await lines.question('', { signal });
  } finally {
    lines.close();
  }
}
