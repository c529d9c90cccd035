import type { Database } from '../db/database.ts';
import { insertDemoMark } from '../db/demo-part.ts';

const DEMO_PART = 'saved-replies';
/** The demo supplier's account. */
const SUPPLIER_ACCOUNT = 'demo-supplier';

const REPLIES = [
  {
    id: 'demo-reply-samples',
    title: 'Sample terms',
    text: 'We send up to three samples free of charge; you pay the courier. Please tell us your delivery address and the colours that you would like to see.',
  },
  {
    id: 'demo-reply-lead-time',
    title: 'Lead time',
    text: 'The lead time counts from your approval of the sample. For repeat orders it is one week shorter.',
  },
];

/** Adds saved replies to the demo supplier, once. `now` is epoch milliseconds. */
export async function loadDemoSavedReplies(database: Database, now: number): Promise<void> {
  const account = database.kysely
    .selectFrom('account')
    .select('supplier_id')
    .where('account_id', '=', SUPPLIER_ACCOUNT);
  const supplierId = (await account.executeTakeFirst())?.supplier_id;
  if (supplierId == null) return;
  await database.transaction(async (transaction) => {
    if (!(await insertDemoMark(transaction, DEMO_PART, now))) return;
    const rows = REPLIES.map(({ id, title, text }) => ({
      reply_id: id,
      supplier_id: supplierId,
      title,
      text,
      version: 1,
      change_task: id,
      changed: now,
      removed_at: null,
    }));
    await transaction.kysely.insertInto('saved_reply').values(rows).execute();
  });
}
