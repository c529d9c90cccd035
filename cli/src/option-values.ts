import { err, ok, type Result } from '@fairhall/core/result';
import type { Failure } from './answer.ts';
import { EXIT } from './exit-codes.ts';

type Options = Readonly<Record<string, unknown>>;

export function textOption(options: Options, name: string): string | undefined {
  const value = options[name];
  return typeof value === 'string' ? value : undefined;
}

export function textsOption(options: Options, name: string): readonly string[] {
  const value = options[name];
  return Array.isArray(value) ? value.map(String) : [];
}

export function flagOption(options: Options, name: string): boolean {
  return options[name] === true;
}

export function numberOption(
  options: Options,
  name: string,
  least: number,
  most: number,
): Result<number | undefined, Failure> {
  const given = textOption(options, name);
  if (given === undefined) return ok(undefined);
  const value = /^\d{1,10}$/.test(given) ? Number(given) : Number.NaN;
  return value >= least && value <= most ? ok(value) : wrongOption(name, given, `${least} … ${most}`);
}

export function choiceOption<const Choice extends string>(
  options: Options,
  name: string,
  choices: readonly Choice[],
): Result<Choice | undefined, Failure> {
  const given = textOption(options, name);
  if (given === undefined) return ok(undefined);
  const choice = choices.find((candidate) => candidate === given);
  return choice === undefined ? wrongOption(name, given, choices.join(', ')) : ok(choice);
}

/** The property under which commander keeps an option: `--password-stdin` is `passwordStdin`. */
export const nameOfOption = (option: string): string =>
  option.replace(/^--/, '').replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** The usage error for an option with a value that it does not take; it names what was given and what is allowed. */
export function wrongOption(name: string, value: string, allowed: string): Result<never, Failure> {
  const option = `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
  return err({ exit: EXIT.usage, message: { key: 'terminal.usage.wrongValue', values: { option, value, allowed } } });
}
