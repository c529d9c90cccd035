import { createVerifyBadge } from '@fairhall/adapters/crypto/badge-crypto';
import { ok } from '@fairhall/core/result';
import type { Outcome } from '../answer.ts';
import { COMMAND_EXIT_CODES } from '../exit-codes.ts';
import type { Invocation } from '../noun.ts';
import { decodeBadgeText, listConfirmationRemarks, readBadgeText, toFieldsView } from './badge-text.ts';
import { loadBadgeKeys } from './load-badge-keys.ts';

/** Checks whether an exhibition signed a badge. Needs no network while keys are cached. D-31 */
export async function verifyBadge(invocation: Invocation): Promise<Outcome> {
  const keys = await loadBadgeKeys(invocation);
  if (!keys.ok) return keys;
  const text = await readBadgeText(invocation.args[0] ?? '', invocation);
  const read = await decodeBadgeText(text, { keys: keys.value, verify: createVerifyBadge() });
  if (!read.ok) return read;
  const { payload, status } = read.value;
  return ok({
    data: { status, payload },
    view: toFieldsView(payload, [['status', status]]),
    remarks: [{ key: `badge.status.${status}` }, ...listConfirmationRemarks(payload)],
    ...(status !== 'verified' && { exit: COMMAND_EXIT_CODES.refused }),
  });
}
