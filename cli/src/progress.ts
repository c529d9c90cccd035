import type { Invocation } from './noun.ts';

/** How long a command waits before it says that it is waiting, in milliseconds. */
const MIN_WAIT_MS = 100;

/** Waits for `work`, and shows a person at a terminal that it waits if that takes longer than PROGRESS_DELAY. */
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
