import type { MessageKey } from '@fairhall/core/messages';
import type { Message, Texts } from '@fairhall/core/ports/texts';
import type { LanguageCode } from '@fairhall/core/site/languages';
import type { Outcome } from './answer.ts';
import type { Terminal } from './terminal.ts';

export interface GlobalOptions {
  readonly json: boolean;
  readonly quiet: boolean;
  readonly yes: boolean;
  /** False if the command may not prompt. */
  readonly input: boolean;
  readonly debug: boolean;
  readonly lang: LanguageCode;
  readonly siteId: number;
  readonly gateway: string | undefined;
}

/** One call of a verb, with its arguments and options. */
export interface Invocation {
  readonly args: readonly string[];
  readonly options: Readonly<Record<string, unknown>>;
  readonly global: GlobalOptions;
  readonly texts: Texts;
  readonly terminal: Terminal;
  /** Prints a progress message on standard error. */
  say(message: Message): void;
}

export interface OptionSpec {
  /** Flags in commander's notation, such as `--sort <order>`. */
  readonly flags: string;
  readonly about: MessageKey;
  /** True if the option may be given more than once. */
  readonly repeats?: true;
}

/**
 * Who may run a command, with the contract's words for who may make a call: `support` is any staff token, `operator` a
 * token of that role. `host` is for commands on the server's own machine, its files and its database.
 */
export const COMMAND_ACCESS_LEVELS = ['anyone', 'buyer', 'supplier', 'support', 'operator', 'host'] as const;
export type Access = (typeof COMMAND_ACCESS_LEVELS)[number];

export interface Verb {
  /** The name and its arguments: `show <id>`. */
  readonly usage: string;
  readonly access: Access;
  /** A note on access and login, if they need more explanation than the access level. */
  readonly login?: MessageKey;
  readonly about: MessageKey;
  /** The words after `fairhall` in the help's example. */
  readonly example: string;
  readonly options?: readonly OptionSpec[];
  readonly redirect?: Redirect;
  run(invocation: Invocation): Promise<Outcome>;
}

/**
 * An old form of a command that does another verb's work by an argument or an option. It still works, but the help does
 * not mention it.
 */
export interface Redirect {
  /** The arguments after those of the verb. */
  readonly args?: string;
  readonly options?: readonly OptionSpec[];
  applies(invocation: Pick<Invocation, 'args' | 'options'>): boolean;
  /** The verb that runs instead. */
  readonly verb: Verb;
}

/** An old name of a verb. */
export interface Alias {
  readonly name: string;
  readonly verb: Verb;
  /** Options of the old name. */
  readonly options?: readonly OptionSpec[];
}

export interface Noun {
  readonly name: string;
  readonly about: MessageKey;
  readonly verbs: readonly Verb[];
  /** Nouns below this one: `supplier enquiry show`. */
  readonly nouns?: readonly Noun[];
  /** Old names of verbs, which work but are not in the help. */
  readonly aliases?: readonly Alias[];
  /** An old noun that has only aliases; the help does not list it. */
  readonly isOld?: true;
}

/** A verb without a noun, such as `doctor`. */
export interface LoneVerb extends Verb {
  readonly alone: true;
}
