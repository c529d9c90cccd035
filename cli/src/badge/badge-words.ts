import { BADGE_FIELDS, type BadgeField, type BadgePayload } from '@fairhall/core/badge/badge-payload';
import { type ReadBadge, readBadge } from '@fairhall/core/badge/decode-badge';
import { knownFields } from '@fairhall/core/badge/known-fields';
import { ok, type Result } from '@fairhall/core/result';
import { type Failure, fail, type View } from '../answer.ts';
import { EXIT } from '../exit-codes.ts';
import type { Invocation } from '../noun.ts';
import { readAll } from '../terminal.ts';

const isField = (name: string): name is BadgeField => BADGE_FIELDS.some((field) => field === name);

/** `name=value` words as the fields of a badge; those of tags stand between commas. */
export function badgeFields(words: readonly string[]): Result<BadgePayload, Failure> {
  const given = new Map<string, string>();
  for (const word of words) {
    const at = word.indexOf('=');
    const name = word.slice(0, Math.max(0, at));
    if (!isField(name)) return badgeFailure('terminal.badge.noField', { word, fields: BADGE_FIELDS.join(', ') });
    given.set(name, word.slice(at + 1));
  }
  const payload = knownFields((field) => (field === 'tags' ? given.get(field)?.split(',') : given.get(field)));
  const refused = [...given].find(([name, value]) => value !== '' && !Object.hasOwn(payload, name));
  if (refused === undefined) return ok(payload);
  return badgeFailure('terminal.badge.badField', { name: refused[0], value: refused[1] });
}

const badgeFailure = (
  key: 'terminal.badge.noField' | 'terminal.badge.badField',
  values: Readonly<Record<string, string>>,
) => fail(EXIT.usage, { key, values });

/** The text of a code: the word itself, or standard input for `-`. */
export const badgeWord = async (word: string, { terminal }: Invocation): Promise<string> =>
  (word === '-' ? await readAll(terminal.stdin) : word).trim();

/** What the code tells, read by these keys; fails where it is no badge's. */
export async function badgeIn(
  text: string,
  reader: Parameters<typeof readBadge>[1],
): Promise<Result<ReadBadge, Failure>> {
  const read = await readBadge(text, reader);
  return read === null ? fail(EXIT.refused, { key: 'terminal.badge.none' }) : ok(read);
}

/** Warns that nobody has shown that mails to the registered address arrive. D-31 */
export const confirmationRemarks = ({
  isUnconfirmed,
}: BadgePayload): readonly { readonly key: 'badge.unconfirmed' }[] =>
  isUnconfirmed === true ? [{ key: 'badge.unconfirmed' }] : [];

/** The fields of a badge one a line. */
export function fieldsView(payload: BadgePayload, more: readonly (readonly [string, string])[] = []): View {
  const fields = BADGE_FIELDS.flatMap((field) => {
    const value = payload[field];
    return value === undefined ? [] : [[field, typeof value === 'string' ? value : value.join(', ')] as const];
  });
  return { kind: 'facts', facts: [...more, ...fields] };
}
