import { styleText } from 'node:util';
import { type DisplayMessage, toDisplayText } from '@fairhall/core/contract/error-message';
import type { Texts } from '@fairhall/core/ports/texts';
import type { Answer, Failure } from './answer.ts';
import type { Terminal } from './terminal.ts';

export interface OutputOptions {
  readonly json: boolean;
  readonly quiet: boolean;
}

export interface Output {
  /** Prints the result on standard output: a table for people, tab-separated lines for a pipe, or one JSON document. */
  result(answer: Answer): Promise<void>;
  /** Prints a remark on standard error; nothing with --quiet. */
  say(message: DisplayMessage): void;
  failure(failure: Failure): void;
}

type Style = Parameters<typeof styleText>[0];

export function createOutput(terminal: Terminal, texts: Texts, { json, quiet }: OutputOptions): Output {
  const { stdout, stderr } = terminal;
  const writeMessage = (message: DisplayMessage) => {
    if (!quiet) stderr.write(`${toDisplayText(texts, message)}\n`);
  };
  return {
    async result({ data, view, remarks = [] }) {
      stdout.write(
        json ? `${JSON.stringify(data, null, stdout.isTTY ? 2 : undefined)}\n` : await tableText(view, terminal),
      );
      for (const remark of remarks) writeMessage(remark);
    },
    say: writeMessage,
    failure({ message, advice }) {
      stderr.write(`${createStyler('red', stderr.isTTY, terminal)(toDisplayText(texts, message))}\n`);
      if (advice) stderr.write(`${texts.text(advice.key, advice.values)}\n`);
    },
  };
}

/**
 * Loads the table formatter only for a table: its library of letter widths takes longer to load than all of `--help`.
 */
async function tableText(view: Answer['view'], terminal: Terminal): Promise<string> {
  const { formatAlignedTable, formatTabSeparated } = await import('./table.ts');
  const { stdout } = terminal;
  return stdout.isTTY
    ? formatAlignedTable(view, createStyler('bold', stdout.isTTY, terminal))
    : formatTabSeparated(view);
}

/** Styles text for a terminal; plain for a pipe, and if NO_COLOR or TERM=dumb is set. */
function createStyler(style: Style, isTTY: boolean | undefined, { environment }: Terminal): (text: string) => string {
  const isPlain = isTTY !== true || Boolean(environment.NO_COLOR) || environment.TERM === 'dumb';
  return (text) => (isPlain ? text : styleText(style, text, { validateStream: false }));
}
