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

/**
 * Who may run a command, as the contract says who may make a call: `support` is everybody with a staff token, `operator` a
 * token of that role. `host` works on the server's own machine, on its files and its database.
 */
export const COMMAND_ACCESS_LEVELS = ['anyone', 'buyer', 'supplier', 'support', 'operator', 'host'] as const;
export type Access = (typeof COMMAND_ACCESS_LEVELS)[number];

export interface Verb {
  /** The name and its arguments: `show <id>`. */
  readonly usage: string;
  readonly access: Access;
  /** Who may run it and how they log in, where more is to be said of that than of the others with this access. */
  readonly login?: MessageKey;
  readonly about: MessageKey;
  /** What follows `fairhall` in the help's example. */
  readonly example: string;
  readonly options?: readonly OptionSpec[];
  readonly redirect?: Redirect;
  run(invocation: Invocation): Promise<Outcome>;
}

/** An old form of a line that names another verb's work by an argument or an option. It still works, and help is silent about it. */
export interface Redirect {
  /** The arguments that follow those of the verb. */
  readonly args?: string;
  readonly options?: readonly OptionSpec[];
  applies(invocation: Pick<Invocation, 'args' | 'options'>): boolean;
  /** What runs instead. */
  readonly verb: Verb;
}

/** An old name of a verb. */
export interface Alias {
  readonly name: string;
  readonly verb: Verb;
  /** Options that went with the name. */
  readonly options?: readonly OptionSpec[];
}

export interface Noun {
  readonly name: string;
  readonly about: MessageKey;
  readonly verbs: readonly Verb[];
  /** Nouns that are named below it: `supplier enquiry show`. */
  readonly nouns?: readonly Noun[];
  /** Old names of verbs, which run and stand in no help. */
  readonly aliases?: readonly Alias[];
  /** An old noun, of which nothing but aliases is left: it stands in no help. */
  readonly isOld?: true;
}

/** A verb that stands alone, such as `doctor`. */
export interface LoneVerb extends Verb {
  readonly alone: true;
}
