import { Readable } from 'node:stream';
import type { Terminal } from './terminal.ts';

export interface FakeTerminal extends Terminal {
  readonly out: () => string;
  readonly err: () => string;
}

interface Given extends Partial<Omit<Terminal, 'stdin' | 'stdout' | 'stderr'>> {
  /** What a person or a pipe sends in. */
  readonly stdin?: string;
  readonly isTTY?: boolean;
}

/** A terminal for tests: what is written to it can be read again. */
export function createFakeTerminal({ stdin = '', isTTY = false, ...given }: Given = {}): FakeTerminal {
  const written = { out: '', err: '' };
  const sink = (name: 'out' | 'err') => ({
    isTTY,
    write: (text: string) => {
      written[name] += text;
    },
  });
  return {
    environment: { DATA_DIR: '/nonexistent/fairhall', NO_COLOR: '1' },
    folder: '/',
    signal: new AbortController().signal,
    ...given,
    stdin: Readable.from([stdin]),
    stdout: sink('out'),
    stderr: sink('err'),
    out: () => written.out,
    err: () => written.err,
  };
}
