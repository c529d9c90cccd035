import { ok } from '@fairhall/core/result';
import type { Outcome } from '../answer.ts';
import type { Invocation } from '../noun.ts';
import { decodeBadgeText, listConfirmationRemarks, readBadgeText, toFieldsView } from './badge-text.ts';

/** Prints the content of a badge code without checking its signature. */
export async function decodeBadge(invocation: Invocation): Promise<Outcome> {
  const text = await readBadgeText(invocation.args[0] ?? '', invocation);
  const read = await decodeBadgeText(text, { keys: [], verify: async () => false });
  if (!read.ok) return read;
  const { payload } = read.value;
  return ok({
    data: payload,
    view: toFieldsView(payload),
    remarks: [{ key: 'terminal.badge.unchecked' }, ...listConfirmationRemarks(payload)],
  });
}
