import type { Answer } from '@fairhall/core/contract/dispatcher';
import { SAMPLE_DAILY_LIMIT, SAMPLE_STATUS } from '@fairhall/core/contract/sample/limits';
import { err, ok } from '@fairhall/core/result';
import { sql } from 'kysely';
import { buyerOf, type CallContext } from '../call-context.ts';
import { createRandomId } from '../identity/secrets.ts';
import { countOne, createDailyScope } from '../limits/daily-count.ts';
import { NOT_FOUND } from '../wire/call-error.ts';
import { notifySupplier } from './notify-supplier.ts';
import type { SamplePorts } from './sample-ports.ts';

interface SampleInput {
  readonly exhibitionId: string;
  readonly goodsId: string;
  readonly quantity?: number | undefined;
}

/**
 * Books a sample, in the open transaction, with the emails to the exhibitor; an existing booking stays as it is, and a
 * cancelled one does not count. REL-07
 */
export async function bookSample(
  ports: SamplePorts,
  context: CallContext,
  { exhibitionId, goodsId, quantity = 1 }: SampleInput,
): Promise<Answer<{ readonly id: string }>> {
  const { database, now } = context;
  const { accountId } = buyerOf(context);
  // The lock makes two concurrent calls run one after the other, so that the second finds the booking of the first.
  await sql`select 1 from account where account_id = ${accountId} for no key update`.execute(database.kysely);
  const booked = await database.kysely
    .selectFrom('sample_booking')
    .select('sample_id')
    .where('account_id', '=', accountId)
    .where('exhibition_id', '=', exhibitionId)
    .where('product_id', '=', goodsId)
    .where('status', '<', SAMPLE_STATUS.cancelled)
    .executeTakeFirst();
  if (booked !== undefined) return ok({ id: booked.sample_id });
  const offered = await ports.findOfferedProduct(database, goodsId, quantity);
  if (offered === undefined) return err(await ports.findMissingRefusal(database, goodsId));
  if (!offered.sample) return err(NOT_FOUND);
  const { supplierId } = offered;
  const venue = await ports.checkStandAction(context, { exhibitionId, supplierId, action: 'bookSample' });
  if (!venue.ok) return venue;
  if (!(await countOne(database, createDailyScope(`sample|account:${accountId}`, context), SAMPLE_DAILY_LIMIT)))
    return err({ code: '429', message: 'sample.dailyLimit', values: { limit: SAMPLE_DAILY_LIMIT } });
  const [registered] = await ports.listRegistrations(context, exhibitionId);
  const row = {
    sample_id: createRandomId(),
    account_id: accountId,
    exhibition_id: exhibitionId,
    supplier_id: supplierId,
    product_id: goodsId,
    quantity,
    contact_name: registered?.contactName ?? '',
    created: now,
    company_name: registered?.companyName ?? '',
    country_id: registered?.countryId ?? '',
    status: SAMPLE_STATUS.booked,
  };
  await database.kysely.insertInto('sample_booking').values(row).execute();
  await notifySupplier(ports, context, row, 'booked');
  return ok({ id: row.sample_id });
}

/** How long bookings are stored, in milliseconds, as meetings are. */
const RETENTION_MS = 3 * 365 * 86_400_000;

/** Deletes bookings older than the retention period. */
export async function cleanUpSamples({ kysely }: CallContext['database'], now: number): Promise<void> {
  await kysely
    .deleteFrom('sample_booking')
    .where('created', '<', now - RETENTION_MS)
    .execute();
}
