import type { MessageKey } from '@fairhall/core/messages';
import type { Message, Texts } from '@fairhall/core/ports/texts';
import type { LanguageCode } from '@fairhall/core/site/languages';
import type { Outcome } from './answer.ts';
import type { Terminal } from './terminal.ts';

export interface GlobalOptions {
  readonly json: boolean;
  readonly quiet: boolean;
  readonly yes: boolean;
  /** False where nobody may be asked anything. */
  readonly input: boolean;
  readonly debug: boolean;
  readonly lang: LanguageCode;
  readonly siteId: number;
  readonly gateway: string | undefined;
}

/** One use of a verb. */
export interface Invocation {
  readonly args: readonly string[];
  readonly options: Readonly<Record<string, unknown>>;
  readonly global: GlobalOptions;
  readonly texts: Texts;
  readonly terminal: Terminal;
  /** Tells how it is going, on standard error. */
  say(message: Message): void;
}

export interface OptionSpec {
  /** In commander's notation, such as `--sort <order>`. */
  readonly flags: string;
  readonly about: MessageKey;
  /** May be given more than once. */
  readonly repeats?: true;
}

export interface Verb {
  /** The name and its arguments: `show <id>`. */
  readonly usage: string;
  readonly about: MessageKey;
  /** What follows `fairhall` in the help's example. */
  readonly example: string;
  readonly options?: readonly OptionSpec[];
  run(invocation: Invocation): Promise<Outcome>;
}

export interface Noun {
  readonly name: string;
  readonly about: MessageKey;
  readonly verbs: readonly Verb[];
  /** Nouns that are named below it: `supplier enquiry show`. */
  readonly nouns?: readonly Noun[];
}

/** A verb that stands alone, such as `doctor`. */
export interface LoneVerb extends Verb {
  readonly alone: true;
}
