import { createInterface, type Interface } from 'node:readline';
import { type Readable, Writable } from 'node:stream';

export interface Sink {
  write(text: string): unknown;
  readonly isTTY?: boolean;
}

/** The parts of the process that commands use, which tests can replace. */
export interface Terminal {
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** The working directory, from which relative paths start. */
  readonly folder: string;
  readonly stdin: Readable & { readonly isTTY?: boolean };
  readonly stdout: Sink;
  readonly stderr: Sink;
  /** Aborted by Ctrl-C. */
  readonly signal: AbortSignal;
  /** Does the same as Ctrl-C. A prompt for a secret reads keys itself, so the system sends no signal then. */
  interrupt(): void;
}

/** Reads all of standard input as text. */
export async function readAll(stdin: Readable): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of stdin) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString('utf8');
}

/** Whether a prompt is possible: standard input and standard error are both terminals. */
export function isAttended({ stdin, stderr }: Terminal): boolean {
  return stdin.isTTY === true && stderr.isTTY === true;
}

/** Asks for one line; '' at the end of input. Rejects if the user presses Ctrl-C. */
export async function ask({ stdin, stderr, signal }: Terminal, question: string): Promise<string> {
  stderr.write(`${question} `);
  return lineOf(createInterface({ input: stdin, terminal: false }), signal);
}

/** Asks for one line without showing it or adding it to a history. */
export async function askSecret({ stdin, stderr, signal, interrupt }: Terminal, question: string): Promise<string> {
  stderr.write(`${question} `);
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: stdin, output: nowhere, terminal: true, historySize: 0 });
  lines.on('SIGINT', interrupt);
  try {
    return await lineOf(lines, signal);
  } finally {
    stderr.write('\n');
  }
}

async function lineOf(lines: Interface, signal: AbortSignal): Promise<string> {
  try {
    return await new Promise<string>((settle, reject) => {
      lines.once('line', settle);
      lines.once('close', () => settle(''));
      signal.throwIfAborted();
      signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    });
  } finally {
    lines.close();
  }
}
