import type { Answer } from '@fairhall/core/contract/dispatcher';
import { formatPhone } from '@fairhall/core/forms/phone-format';
import { err, ok } from '@fairhall/core/result';
import { buyerOf, type CallContext } from '../call-context.ts';
import { parsePhone } from '../phone-number.ts';
import { NOT_FOUND } from '../wire/call-error.ts';

interface PrizeDelivery {
  readonly drawId: string;
  readonly contactName: string;
  readonly mobile: { readonly dialingCode: string; readonly number: string };
  readonly address: string;
}

/**
 * Saves the delivery details for the buyer's own draw, in the open transaction; the first details stay. Only the
 * account that drew can claim the prize, so that one account claims one. D-27 THR-31
 */
export async function confirmPrize(
  context: CallContext,
  { drawId, contactName, mobile, address }: PrizeDelivery,
): Promise<Answer<{ readonly status: 'confirmed' }>> {
  const number = parsePhone(mobile);
  if (!number.ok) return number;
  const { kysely } = context.database;
  const found = await kysely
    .selectFrom('lottery_draw')
    .select(['account_id', 'prize_id', 'status'])
    .where('draw_id', '=', drawId)
    .forUpdate()
    .executeTakeFirst();
  const { accountId } = buyerOf(context);
  if (found === undefined || found.account_id !== accountId || found.status === 'void') return err(NOT_FOUND);
  if (found.prize_id === null) return err({ code: '400', message: 'lottery.refused.nothingWon' });
  if (found.status === 'confirmed') return ok({ status: 'confirmed' });
  await kysely
    .updateTable('lottery_draw')
    .set({
      status: 'confirmed',
      confirmed_at: context.now,
      confirmed_by: accountId,
      contact_name: contactName.trim(),
      address: address.trim(),
      mobile: formatPhone(number.value),
    })
    .where('draw_id', '=', drawId)
    .execute();
  return ok({ status: 'confirmed' });
}
