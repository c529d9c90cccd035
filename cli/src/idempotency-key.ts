import { createHash } from 'node:crypto';
import { ok, type Result } from '@fairhall/core/result';
import type { Failure } from './answer.ts';
import { failInvalidOption, readTextOption } from './option-values.ts';

const ID_PATTERN = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The value of --key, which repeats an earlier command; undefined for a first try. */
export function readKeyOption(options: Readonly<Record<string, unknown>>): Result<string | undefined, Failure> {
  const key = readTextOption(options, 'key');
  return key === undefined || ID_PATTERN.test(key) ? ok(key) : failInvalidOption('key', key, 'UUID');
}

/**
 * Creates the idempotency keys of the calls before the last one, such as uploads. Each is derived from `key` and its
 * position, so a command that is repeated with its key sends no file twice.
 */
export function createDerivedKeys(key: string): () => string {
  let made = 0;
  return () => {
    made += 1;
    return createKey(`${key.toLowerCase()} ${made}`);
  };
}

/** Derives an idempotency key from the words or bytes that identify an action. */
export function createKey(...ingredients: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const part of ingredients) hash.update(part);
  const digits = hash.digest('hex');
  const parts = [digits.slice(0, 8), digits.slice(8, 12), `4${digits.slice(13, 16)}`, `8${digits.slice(17, 20)}`];
  return [...parts, digits.slice(20, 32)].join('-');
}
