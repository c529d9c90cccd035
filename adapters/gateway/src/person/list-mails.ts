import type { OutputOf } from '@fairhall/core/contract/call';
import type { PersonMail, staffPerson } from '@fairhall/core/contract/person/staff-calls';
import { normalizeEmail } from '@fairhall/core/forms/email';
import { type Selectable, sql } from 'kysely';
import type { Queries } from '../db/database.ts';
import type { SystemTables } from '../db/tables-system.ts';

const PAGE_SIZE = 20;

type MailState = PersonMail['state'];
type StoredState = Selectable<SystemTables['outbox']>['state'];

const STATE_OF: Readonly<Record<StoredState, MailState>> = {
  waiting: 'waiting',
  sent: 'sent',
  gathered: 'gathered',
  postponed: 'postponed',
  dead: 'failed',
};

/** The emails to an address, the newest first, with what became of each. D-94 REL-07 */
export async function listMails(
  { kysely }: Queries,
  email: string,
  pageNo: number,
): Promise<OutputOf<typeof staffPerson.mails>> {
  const sent = kysely.selectFrom('outbox').where(sql`lower(recipient)`, '=', normalizeEmail(email));
  const { total } = await sent.select((by) => by.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const rows = await sent
    .select(['outbox_id', 'kind', 'subject', 'state', 'attempts', 'due', 'created', 'sent_at', 'last_error'])
    .orderBy('outbox_id', 'desc')
    .limit(PAGE_SIZE)
    .offset((pageNo - 1) * PAGE_SIZE)
    .execute();
  const records = rows.map(
    (row): PersonMail => ({
      mailId: String(row.outbox_id),
      kind: row.kind,
      subject: row.subject,
      state: STATE_OF[row.state],
      createTime: row.created,
      time: row.state === 'dead' ? null : (row.sent_at ?? row.due),
      attempts: row.attempts,
      error: row.last_error ?? '',
    }),
  );
  return { records, total: Number(total), pageNo, pageSize: PAGE_SIZE };
}

/** How many emails to an address were sent, wait, are postponed or failed; a summary of several counts once. */
export async function countMails({ kysely }: Queries, email: string) {
  const { rows } = await sql<{ sent: number; waiting: number; postponed: number; failed: number }>`
    select count(*) filter (where state = 'sent')::integer as sent,
      count(*) filter (where state = 'waiting')::integer as waiting,
      count(*) filter (where state = 'postponed')::integer as postponed,
      count(*) filter (where state = 'dead')::integer as failed
    from outbox where lower(recipient) = ${normalizeEmail(email)}`.execute(kysely);
  return rows[0] ?? { sent: 0, waiting: 0, postponed: 0, failed: 0 };
}
