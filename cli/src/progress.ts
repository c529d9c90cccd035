import type { Invocation } from './noun.ts';

/** Milliseconds before a command says that it is waiting. */
const MIN_WAIT_MS = 100;

/** Waits for `work`. If that takes longer than MIN_WAIT_MS, shows a person at a terminal that the command waits. */
export async function waitWithProgress<Value>(
  invocation: Pick<Invocation, 'terminal' | 'texts' | 'global'>,
  work: Promise<Value>,
): Promise<Value> {
  const { terminal, texts, global } = invocation;
  const { stderr } = terminal;
  if (!stderr.isTTY || global.quiet) return work;
  let isShown = false;
  const timer = setTimeout(() => {
    isShown = true;
    stderr.write(`${texts.text('terminal.waiting')} …`);
  }, MIN_WAIT_MS);
  try {
    return await work;
  } finally {
    clearTimeout(timer);
    if (isShown) stderr.write('\r\u001b[K');
  }
}
