import type { Invocation } from './noun.ts';

/** How long nothing is said, in milliseconds. */
const PATIENCE = 100;

/** Tells a person at a terminal what is being waited for, once it takes long enough to wonder. */
export async function waitingFor<Value>(
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
  }, PATIENCE);
  try {
    return await work;
  } finally {
    clearTimeout(timer);
    if (isShown) stderr.write('\r\u001b[K');
  }
}
