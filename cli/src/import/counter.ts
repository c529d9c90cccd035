import { getFormat } from '@fairhall/core/site/format';
import type { Invocation } from '../noun.ts';

/** Shows the number of finished rows to a person at a terminal. */
export function createRowCounter(
  { terminal, texts, global }: Pick<Invocation, 'terminal' | 'texts' | 'global'>,
  of?: number,
) {
  const { stderr } = terminal;
  const isVisible = stderr.isTTY === true && !global.quiet;
  const { number } = getFormat(global.lang);
  return {
    show(rows: number): void {
      if (!isVisible) return;
      const values = { rows: number(rows), of: number(of ?? rows) };
      stderr.write(`\r\u001b[K${texts.text('terminal.import.progress', values)}`);
    },
    end: (): void => void (isVisible && stderr.write('\r\u001b[K')),
  };
}
