import { PassThrough, Readable } from 'node:stream';
import type { Terminal } from './terminal.ts';

export interface FakeTerminal extends Terminal {
  readonly out: () => string;
  readonly err: () => string;
}

interface FakeTerminalOptions extends Partial<Omit<Terminal, 'stdin' | 'stdout' | 'stderr'>> {
  /** The piped input. */
  readonly stdin?: string;
  readonly isTTY?: boolean;
  /** The user's answers, one for each question; after the last one the input ends. */
  readonly answers?: readonly string[];
}

/** Questions end with a space and without a line break, because the answer is typed on the same line. */
const isQuestion = (text: string): boolean => /[:?؟\]] $/.test(text);

/** A terminal for tests that records its output. */
export function createFakeTerminal({
  stdin = '',
  answers,
  isTTY = answers !== undefined,
  ...given
}: FakeTerminalOptions = {}): FakeTerminal {
  const written = { out: '', err: '' };
  const left = [...(answers ?? [])];
  const keyboard = Object.assign(new PassThrough(), { isTTY: true });
  const answer = () => {
    const next = left.shift();
    if (next === undefined) keyboard.end();
    else keyboard.write(`${next}\n`);
  };
  const createSink = (name: 'out' | 'err') => ({
    isTTY,
    write: (text: string) => {
      written[name] += text;
      if (answers !== undefined && isQuestion(text)) setImmediate(answer);
    },
  });
  return {
    environment: { DATA_DIR: '/nonexistent/fairhall', NO_COLOR: '1' },
    folder: '/',
    signal: new AbortController().signal,
    interrupt: () => undefined,
    ...given,
    stdin: answers === undefined ? Readable.from([stdin]) : keyboard,
    stdout: createSink('out'),
    stderr: createSink('err'),
    out: () => written.out,
    err: () => written.err,
  };
}
