import { err, ok, type Result } from '@fairhall/core/result';
import type { Failure } from './answer.ts';
import { COMMAND_EXIT_CODES } from './exit-codes.ts';

type Options = Readonly<Record<string, unknown>>;

export function readTextOption(options: Options, name: string): string | undefined {
  const value = options[name];
  return typeof value === 'string' ? value : undefined;
}

export function readTextListOption(options: Options, name: string): readonly string[] {
  const value = options[name];
  return Array.isArray(value) ? value.map(String) : [];
}

export function readFlagOption(options: Options, name: string): boolean {
  return options[name] === true;
}

export function readNumberOption(
  options: Options,
  name: string,
  least: number,
  most: number,
): Result<number | undefined, Failure> {
  const given = readTextOption(options, name);
  if (given === undefined) return ok(undefined);
  const value = /^\d{1,10}$/.test(given) ? Number(given) : Number.NaN;
  return value >= least && value <= most ? ok(value) : failInvalidOption(name, given, `${least}–${most}`);
}

export function readChoiceOption<const Choice extends string>(
  options: Options,
  name: string,
  choices: readonly Choice[],
): Result<Choice | undefined, Failure> {
  const given = readTextOption(options, name);
  if (given === undefined) return ok(undefined);
  const choice = choices.find((candidate) => candidate === given);
  return choice === undefined ? failInvalidOption(name, given, choices.join(', ')) : ok(choice);
}

/** The property name that commander gives an option: `--password-stdin` becomes `passwordStdin`. */
export const toOptionName = (option: string): string =>
  option.replace(/^--/, '').replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** The usage error for an invalid option value; it names the value and the allowed ones. */
export function failInvalidOption(name: string, value: string, allowed: string): Result<never, Failure> {
  const option = `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
  return err({
    exit: COMMAND_EXIT_CODES.usage,
    message: { key: 'terminal.usage.wrongValue', values: { option, value, allowed } },
  });
}
