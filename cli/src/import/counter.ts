import { formatFor } from '@fairhall/core/site/format';
import type { Invocation } from '../noun.ts';

/** Shows a person at a terminal how many rows are done. */
export function rowCounter(
  { terminal, texts, global }: Pick<Invocation, 'terminal' | 'texts' | 'global'>,
  of?: number,
) {
  const { stderr } = terminal;
  const isShown = stderr.isTTY === true && !global.quiet;
  const { number } = formatFor(global.lang);
  return {
    show(rows: number): void {
      if (!isShown) return;
      const values = { rows: number(rows), of: number(of ?? rows) };
      stderr.write(`\r\u001b[K${texts.text('terminal.import.progress', values)}`);
    },
    end: (): void => void (isShown && stderr.write('\r\u001b[K')),
  };
}
