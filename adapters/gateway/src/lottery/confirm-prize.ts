import type { Answer } from '@fairhall/core/contract/dispatcher';
import { err, ok } from '@fairhall/core/result';
import { buyerOf, type CallContext } from '../call-context.ts';
import { NOT_FOUND } from '../wire/refused.ts';
import type { LotteryPorts } from './lottery-ports.ts';

interface Told {
  readonly drawId: string;
  readonly contactName: string;
  readonly mobile: { readonly dialingCode: string; readonly number: string };
  readonly address: string;
}

/** Keeps where the prize of the buyer's own draw goes, in the open transaction; what she told first stays. D-27 THR-31 */
export async function confirmPrize(
  ports: LotteryPorts,
  context: CallContext,
  { drawId, contactName, mobile, address }: Told,
): Promise<Answer<{ readonly status: 'confirmed' }>> {
  const { kysely } = context.database;
  const found = await kysely
    .selectFrom('lottery_draw')
    .select(['exhibition_id', 'registration_id', 'prize_id', 'status'])
    .where('draw_id', '=', drawId)
    .forUpdate()
    .executeTakeFirst();
  const registrationId = found?.registration_id ?? undefined;
  if (found === undefined || registrationId === undefined) return err(NOT_FOUND);
  if ((await ports.ownBadge(context, found.exhibition_id, { registrationId })) === undefined) return err(NOT_FOUND);
  if (found.prize_id === null) return err({ code: '400', message: 'lottery.refused.nothingWon' });
  if (found.status === 'confirmed') return ok({ status: 'confirmed' });
  await kysely
    .updateTable('lottery_draw')
    .set({
      ...{ status: 'confirmed', confirmed_at: context.now, account_id: buyerOf(context).accountId },
      ...{ contact_name: contactName.trim(), address: address.trim() },
      mobile: `+${mobile.dialingCode.replace('+', '')} ${mobile.number}`,
    })
    .where('draw_id', '=', drawId)
    .execute();
  return ok({ status: 'confirmed' });
}
