import type { Refusal } from '@fairhall/core/contract/dispatcher';
import type { MailStatus } from '@fairhall/core/contract/mail-status';
import type { SupplierRight } from '@fairhall/core/contract/supplier/limits';
import { normalizeEmail } from '@fairhall/core/forms/email';
import { err, ok, type Result } from '@fairhall/core/result';
import { printQuery } from '@fairhall/core/routes/query';
import { sql } from 'kysely';
import type { CallContext } from '../call-context.ts';
import { taskOf } from '../idempotency.ts';
import { createRandomId, createRandomToken, hashSha256 } from '../identity/secrets.ts';
import { queueMail, toMailStatus } from '../mail/outbox.ts';
import { LINK_EXTENSION_MS } from '../mail/postponed-mails.ts';
import { recordRevocation } from '../revocations.ts';
import { lockSupplier } from '../supplier-login/lock-supplier.ts';
import type { SupplierPorts } from '../supplier-login/supplier-ports.ts';
import { NOT_FOUND } from '../wire/call-error.ts';
import { checkInvitable } from './check-invitable.ts';
import { languageFor } from './contact.ts';
import { invitationMail } from './invitation-mail.ts';

/** The validity of an invitation's link, in days. */
const LINK_DAYS = 14;
const DAY = 86_400_000;
/** The same action was used for another invitation. */
const KEY_REUSED: Refusal = { code: '422', message: 'request.sameKey' };

interface InvitationInput {
  readonly supplierId: string;
  readonly email: string;
  readonly right: SupplierRight;
  /** `staff:<id>` or `account:<id>`. */
  readonly by: string;
}

interface InvitationResult {
  readonly invitationId: string;
  /** Epoch milliseconds. */
  readonly expires: number;
  /** Absent if the action's invitation was stored earlier. */
  readonly mail?: MailStatus;
}

/**
 * Invites a person to a supplier's account and queues the email, in the open transaction. An earlier invitation of that
 * address by the same supplier ends. Repeating the action sends no further email. '404' if there is no such supplier,
 * '409' if the address has an account. If the address has reached its email limit, the invitation is stored all the
 * same, its email is postponed and its link valid for longer, so that strangers who name the address cannot prevent an
 * invitation. D-39 D-65 THR-46 REL-04
 */
export async function invitePerson(
  ports: SupplierPorts,
  context: CallContext,
  input: InvitationInput,
): Promise<Result<InvitationResult, Refusal>> {
  const { database } = context;
  const { supplierId } = input;
  await lockSupplier(database, supplierId);
  const earlier = await findSameAction(context, input);
  if (earlier !== undefined) return earlier;
  const lang = await languageFor(database, supplierId, context.lang);
  const supplier = await ports.findNamedSupplier({ database, lang }, supplierId);
  if (supplier === undefined) return err(NOT_FOUND);
  const refusal = await checkInvitable(database, input.email);
  if (refusal !== undefined) return err(refusal);
  const token = createRandomToken();
  const invitation = await insertInvitation(context, input, { tokenHash: hashSha256(token), lang });
  const link = `${ports.supplierPagesUrl}/invitation${printQuery(['initToken'], { initToken: token })}`;
  const words = { to: input.email, supplierName: supplier.name, link, days: LINK_DAYS };
  const { requestId, now } = context;
  const result = await queueMail(database, invitationMail(ports.texts.of(lang), lang, words), {
    dedupeKey: `invitation.${invitation.invitationId}`,
    kind: 'invitation',
    requestId,
    now,
    causedBy: 'anybody',
  });
  const mail = toMailStatus(result);
  if (mail === 'queued') return ok({ ...invitation, mail });
  const expires = invitation.expires + LINK_EXTENSION_MS;
  const row = database.kysely.updateTable('invitation').set({ expires });
  await row.where('invitation_id', '=', invitation.invitationId).execute();
  return ok({ ...invitation, expires, mail });
}

const getTaskId = ({ by }: InvitationInput, { idempotencyKey }: CallContext): string => taskOf(by, idempotencyKey);

async function findSameAction(
  context: CallContext,
  input: InvitationInput,
): Promise<Result<InvitationResult, Refusal> | undefined> {
  const earlier = await context.database.kysely
    .selectFrom('invitation')
    .select(['invitation_id', 'supplier_id', 'email', 'supplier_right', 'expires'])
    .where('task_id', '=', getTaskId(input, context))
    .executeTakeFirst();
  if (earlier === undefined) return undefined;
  const { supplierId, email, right } = input;
  const isSame = earlier.supplier_id === supplierId && earlier.email === email && earlier.supplier_right === right;
  return isSame ? ok({ invitationId: earlier.invitation_id, expires: earlier.expires }) : err(KEY_REUSED);
}

interface InvitationToken {
  readonly tokenHash: string;
  readonly lang: string;
}

async function insertInvitation(
  context: CallContext,
  input: InvitationInput,
  { tokenHash, lang }: InvitationToken,
): Promise<InvitationResult> {
  const { database, now } = context;
  const { supplierId, email, right, by } = input;
  const invitation = { invitationId: createRandomId(), expires: now + LINK_DAYS * DAY };
  const ended = await sql<{ id: string }>`
    update invitation set ended_at = ${now}
    where supplier_id = ${supplierId} and lower(email) = ${normalizeEmail(email)} and used_at is null
      and ended_at is null
    returning invitation_id as id`.execute(database.kysely);
  for (const { id } of ended.rows) await recordRevocation(database, { kind: 'invitation', subject: id });
  await database.kysely
    .insertInto('invitation')
    .values({
      invitation_id: invitation.invitationId,
      token_hash: tokenHash,
      supplier_id: supplierId,
      email,
      lang,
      supplier_right: right,
      invited_by: by,
      task_id: getTaskId(input, context),
      created: now,
      expires: invitation.expires,
      used_at: null,
      used_key: null,
      ended_at: null,
    })
    .execute();
  return invitation;
}
