import { createVerifyBadge } from '@fairhall/adapters/crypto/badge-crypto';
import { ok } from '@fairhall/core/result';
import type { Outcome } from '../answer.ts';
import { EXIT } from '../exit-codes.ts';
import type { Invocation } from '../noun.ts';
import { badgeIn, badgeWord, confirmationRemarks, fieldsView } from './badge-words.ts';
import { heldKeys } from './held-keys.ts';

/** Tells whether an exhibition signed a badge, by keys that are held: no network is asked where there are some. D-31 */
export async function verifyBadge(invocation: Invocation): Promise<Outcome> {
  const keys = await heldKeys(invocation);
  if (!keys.ok) return keys;
  const text = await badgeWord(invocation.args[0] ?? '', invocation);
  const read = await badgeIn(text, { keys: keys.value, verify: createVerifyBadge() });
  if (!read.ok) return read;
  const { payload, status } = read.value;
  return ok({
    data: { status, payload },
    view: fieldsView(payload, [['status', status]]),
    remarks: [{ key: `badge.status.${status}` }, ...confirmationRemarks(payload)],
    ...(status !== 'verified' && { exit: EXIT.refused }),
  });
}
