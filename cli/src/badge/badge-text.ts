import { BADGE_FIELDS, type BadgeField, type BadgePayload } from '@fairhall/core/badge/badge-payload';
import { type DecodedBadge, readBadge } from '@fairhall/core/badge/decode-badge';
import { pickKnownFields } from '@fairhall/core/badge/known-fields';
import { ok, type Result } from '@fairhall/core/result';
import { type Failure, fail, type View } from '../answer.ts';
import { COMMAND_EXIT_CODES } from '../exit-codes.ts';
import type { Invocation } from '../noun.ts';
import { readAll } from '../terminal.ts';

const isField = (name: string): name is BadgeField => BADGE_FIELDS.some((field) => field === name);

/** Parses `name=value` words into the fields of a badge; tags are separated by commas. */
export function parseBadgeFields(words: readonly string[]): Result<BadgePayload, Failure> {
  const given = new Map<string, string>();
  for (const word of words) {
    const at = word.indexOf('=');
    const name = word.slice(0, Math.max(0, at));
    if (!isField(name)) return failBadge('terminal.badge.noField', { word, fields: BADGE_FIELDS.join(', ') });
    given.set(name, word.slice(at + 1));
  }
  const payload = pickKnownFields((field) => (field === 'tags' ? given.get(field)?.split(',') : given.get(field)));
  const invalidField = [...given].find(([name, value]) => value !== '' && !Object.hasOwn(payload, name));
  if (invalidField === undefined) return ok(payload);
  return failBadge('terminal.badge.badField', { name: invalidField[0], value: invalidField[1] });
}

const failBadge = (
  key: 'terminal.badge.noField' | 'terminal.badge.badField',
  values: Readonly<Record<string, string>>,
) => fail(COMMAND_EXIT_CODES.usage, { key, values });

/** The text of a badge code: the argument, or standard input for `-`. */
export const readBadgeText = async (word: string, { terminal }: Invocation): Promise<string> =>
  (word === '-' ? await readAll(terminal.stdin) : word).trim();

/** Decodes the text of a badge code with these keys; fails if it is not a badge. */
export async function decodeBadgeText(
  text: string,
  reader: Parameters<typeof readBadge>[1],
): Promise<Result<DecodedBadge, Failure>> {
  const read = await readBadge(text, reader);
  return read === null ? fail(COMMAND_EXIT_CODES.refused, { key: 'terminal.badge.none' }) : ok(read);
}

/** Warns that the registered email address is unconfirmed. D-31 */
export const listConfirmationRemarks = ({
  isUnconfirmed,
}: BadgePayload): readonly { readonly key: 'badge.unconfirmed' }[] =>
  isUnconfirmed === true ? [{ key: 'badge.unconfirmed' }] : [];

/** The fields of a badge, one a line. */
export function toFieldsView(payload: BadgePayload, more: readonly (readonly [string, string])[] = []): View {
  const fields = BADGE_FIELDS.flatMap((field) => {
    const value = payload[field];
    return value === undefined ? [] : [[field, typeof value === 'string' ? value : value.join(', ')] as const];
  });
  return { kind: 'facts', facts: [...more, ...fields] };
}
