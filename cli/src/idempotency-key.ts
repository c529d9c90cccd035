import { createHash } from 'node:crypto';
import { ok, type Result } from '@fairhall/core/result';
import type { Failure } from './answer.ts';
import { textOption, wrong } from './option-values.ts';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The key of an earlier try of the same line; undefined for a first one. */
export function keyOption(options: Readonly<Record<string, unknown>>): Result<string | undefined, Failure> {
  const key = textOption(options, 'key');
  return key === undefined || UUID.test(key) ? ok(key) : wrong('key', key, 'UUID');
}

/** Keys for what a line sends on its way, in their order: the same ones again when the line is repeated with its key. */
export function keysBelow(key: string): () => string {
  let made = 0;
  return () => {
    made += 1;
    const digits = createHash('sha256').update(`${key.toLowerCase()} ${made}`).digest('hex');
    const parts = [digits.slice(0, 8), digits.slice(8, 12), `4${digits.slice(13, 16)}`, `8${digits.slice(17, 20)}`];
    return [...parts, digits.slice(20, 32)].join('-');
  };
}
