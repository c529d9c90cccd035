import type { Refusal } from '@fairhall/core/contract/dispatcher';
import type { MailStatus } from '@fairhall/core/contract/mail-status';
import type { SupplierRight } from '@fairhall/core/contract/supplier/limits';
import { normalEmail } from '@fairhall/core/forms/email';
import { err, ok, type Result } from '@fairhall/core/result';
import { printQuery } from '@fairhall/core/routes/query';
import { sql } from 'kysely';
import type { CallContext } from '../call-context.ts';
import { taskOf } from '../idempotency.ts';
import { randomId, randomToken, sha256 } from '../identity/secrets.ts';
import { mailStatusOf, queueMail } from '../mail/outbox.ts';
import { POSTPONED_FOR } from '../mail/postponed-mails.ts';
import { recordRevocation } from '../revocations.ts';
import { lockSupplier } from '../supplier-login/lock-supplier.ts';
import type { SupplierPorts } from '../supplier-login/supplier-ports.ts';
import { NOT_FOUND } from '../wire/refused.ts';
import { languageFor } from './contact.ts';
import { takenBy } from './email-taken.ts';
import { invitationMail } from './invitation-mail.ts';

/** How long the link of an invitation is good, in days. */
const LINK_DAYS = 14;
const DAY = 86_400_000;
/** The same action was another invitation before. */
const SAME_KEY: Refusal = { code: '422', message: 'request.sameKey' };

interface Inviting {
  readonly supplierId: string;
  readonly email: string;
  readonly right: SupplierRight;
  /** `staff:<id>` or `account:<id>`. */
  readonly by: string;
}

interface Invited {
  readonly invitationId: string;
  /** Epoch milliseconds. */
  readonly expires: number;
  /** Absent where the same action's invitation was stored before. */
  readonly mail?: MailStatus;
}

/**
 * Invites somebody to answer for a supplier and queues the mail, in the open transaction; an earlier invitation of that
 * address by the same supplier ends. The same action sent again mails nothing more. '404' where there is no such supplier,
 * '409' where the address has an account. Where the address has had mails enough the invitation is stored all the same, its mail
 * is postponed and its link good for longer: strangers who name the address keep nobody from being invited. D-39 D-65 THR-46 REL-04
 */
export async function invitePerson(
  ports: SupplierPorts,
  context: CallContext,
  inviting: Inviting,
): Promise<Result<Invited, Refusal>> {
  const { database } = context;
  const { supplierId } = inviting;
  await lockSupplier(database, supplierId);
  const earlier = await sameAction(context, inviting);
  if (earlier !== undefined) return earlier;
  const lang = await languageFor(database, supplierId, context.lang);
  const supplier = await ports.namedSupplier({ database, lang }, supplierId);
  if (supplier === undefined) return err(NOT_FOUND);
  const taken = await takenBy(database, inviting.email);
  if (taken !== undefined) return err(taken);
  const token = randomToken();
  const invited = await keep(context, inviting, { tokenHash: sha256(token), lang });
  const link = `${ports.supplierPagesUrl}/initPassword${printQuery(['initToken'], { initToken: token })}`;
  const words = { to: inviting.email, supplierName: supplier.name, link, days: LINK_DAYS };
  const { requestId, now } = context;
  const result = await queueMail(database, invitationMail(ports.texts.of(lang), lang, words), {
    dedupeKey: `invitation.${invited.invitationId}`,
    kind: 'invitation',
    requestId,
    now,
    causedBy: 'anybody',
  });
  const mail = mailStatusOf(result);
  if (mail === 'queued') return ok({ ...invited, mail });
  const expires = invited.expires + POSTPONED_FOR;
  const row = database.kysely.updateTable('invitation').set({ expires });
  await row.where('invitation_id', '=', invited.invitationId).execute();
  return ok({ ...invited, expires, mail });
}

const taskOfInviting = ({ by }: Inviting, { idempotencyKey }: CallContext): string => taskOf(by, idempotencyKey);

async function sameAction(context: CallContext, inviting: Inviting): Promise<Result<Invited, Refusal> | undefined> {
  const earlier = await context.database.kysely
    .selectFrom('invitation')
    .select(['invitation_id', 'supplier_id', 'email', 'supplier_right', 'expires'])
    .where('task_id', '=', taskOfInviting(inviting, context))
    .executeTakeFirst();
  if (earlier === undefined) return undefined;
  const { supplierId, email, right } = inviting;
  const isSame = earlier.supplier_id === supplierId && earlier.email === email && earlier.supplier_right === right;
  return isSame ? ok({ invitationId: earlier.invitation_id, expires: earlier.expires }) : err(SAME_KEY);
}

interface Kept {
  readonly tokenHash: string;
  readonly lang: string;
}

async function keep(context: CallContext, inviting: Inviting, { tokenHash, lang }: Kept): Promise<Invited> {
  const { database, now } = context;
  const { supplierId, email, right, by } = inviting;
  const invited = { invitationId: randomId(), expires: now + LINK_DAYS * DAY };
  const ended = await sql<{ id: string }>`
    update invitation set ended_at = ${now}
    where supplier_id = ${supplierId} and lower(email) = ${normalEmail(email)} and used_at is null
      and ended_at is null
    returning invitation_id as id`.execute(database.kysely);
  for (const { id } of ended.rows) await recordRevocation(database, { kind: 'invitation', subject: id });
  await database.kysely
    .insertInto('invitation')
    .values({
      invitation_id: invited.invitationId,
      token_hash: tokenHash,
      supplier_id: supplierId,
      email,
      lang,
      supplier_right: right,
      invited_by: by,
      task_id: taskOfInviting(inviting, context),
      created: now,
      expires: invited.expires,
      used_at: null,
      used_key: null,
      ended_at: null,
    })
    .execute();
  return invited;
}
