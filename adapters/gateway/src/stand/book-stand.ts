import type { Answer } from '@fairhall/core/contract/dispatcher';
import type { MailStatus } from '@fairhall/core/contract/mail-status';
import { STAND_DAILY_LIMIT } from '@fairhall/core/contract/stand/limits';
import { formatPhone } from '@fairhall/core/forms/phone-format';
import { err, ok } from '@fairhall/core/result';
import type { IndustryKey } from '@fairhall/core/site/industries';
import type { CallContext } from '../call-context.ts';
import type { Queries } from '../db/database.ts';
import { taskOf } from '../idempotency.ts';
import { isProvenAddress } from '../identity/address-proof.ts';
import { countOne, createDailyScope } from '../limits/daily-count.ts';
import { toNetwork } from '../limits/network.ts';
import { type QueueResult, queueMail, toMailStatus } from '../mail/outbox.ts';
import { parsePhone } from '../phone-number.ts';
import { NOT_FOUND } from '../wire/call-error.ts';
import { standMail } from './stand-mail.ts';
import type { StandExhibition, StandPorts } from './stand-ports.ts';

/** How long a request is stored, in milliseconds: as long as enquiries. */
const RETENTION_MS = 3 * 365 * 86_400_000;

/** A request after its schema was parsed. */
interface StandInput {
  readonly exhibitionId?: string | undefined;
  readonly industry?: IndustryKey | undefined;
  readonly websiteId?: number | undefined;
  readonly company: string;
  readonly contactName: string;
  readonly email: string;
  readonly mobile: { readonly dialingCode: string; readonly number: string };
  readonly countryId: string;
  readonly area: number;
  readonly product: string;
  readonly remark?: string | undefined;
}

/**
 * Saves a stand request with its confirmation email. The same action always gives the same request, however late it is
 * repeated. D-54 REL-04
 */
export async function bookStand(
  ports: StandPorts,
  context: CallContext,
  sentInput: StandInput,
): Promise<Answer<{ readonly id: string; readonly mail?: MailStatus | undefined }>> {
  const { database, buyer, visitor, address } = context;
  const task = taskOf(`stand:${buyer?.accountId ?? visitor ?? address}`, context.idempotencyKey);
  const stored = database.kysely.selectFrom('stand_request').select('stand_request_id').where('task_id', '=', task);
  const existing = await stored.executeTakeFirst();
  if (existing !== undefined) return ok({ id: existing.stand_request_id });
  const mobile = parsePhone(sentInput.mobile);
  if (!mobile.ok) return mobile;
  const input = { ...sentInput, mobile: mobile.value };
  const exhibition = await ports.findStandExhibition(context, input);
  if (exhibition === undefined) return err(NOT_FOUND);
  const scope = createDailyScope(`stand|${buyer?.accountId ?? visitor ?? toNetwork(address)}`, context);
  if (!(await countOne(database, scope, STAND_DAILY_LIMIT)))
    return err({ code: '429', message: 'request.stand.dailyLimit', values: { limit: STAND_DAILY_LIMIT } });
  const id = task.slice(0, 22);
  await database.kysely
    .insertInto('stand_request')
    .values({ stand_request_id: id, task_id: task, ...toStandRow(context, input, exhibition) })
    .execute();
  const mail = toMailStatus(await queueConfirmation(ports, context, { id, input, exhibition }));
  return ok({ id, mail });
}

const toStandRow = ({ lang, siteId, now }: CallContext, input: StandInput, { exhibitionId }: StandExhibition) => ({
  exhibition_id: exhibitionId,
  company: input.company.trim(),
  contact_name: input.contactName.trim(),
  email: input.email.trim(),
  mobile: formatPhone(input.mobile),
  country_id: input.countryId,
  area: input.area,
  product: input.product.trim(),
  remark: (input.remark ?? '').trim(),
  lang,
  site_id: siteId,
  created: now,
});

interface StoredStandRequest {
  readonly id: string;
  readonly input: StandInput;
  readonly exhibition: StandExhibition;
}

/**
 * Anybody can enter another person's address: without proof of it the email counts among those that anybody can
 * trigger. THR-46
 */
async function queueConfirmation(
  { texts, pageUrl }: StandPorts,
  context: CallContext,
  { id, input, exhibition }: StoredStandRequest,
): Promise<QueueResult> {
  const { database, lang, siteId, now, requestId } = context;
  const mail = standMail(texts.of(lang, siteId), lang, {
    to: input.email.trim(),
    area: input.area,
    link: pageUrl(siteId, '/customer-service'),
    exhibition,
  });
  const causedBy = (await isProvenAddress(database, context, input.email)) ? 'recipient' : 'anybody';
  return queueMail(database, mail, { dedupeKey: `stand.${id}`, kind: 'stand', requestId, now, causedBy });
}

/** Deletes requests older than the retention period. */
export async function cleanUpStandRequests({ kysely }: Queries, now: number): Promise<void> {
  await kysely
    .deleteFrom('stand_request')
    .where('created', '<', now - RETENTION_MS)
    .execute();
}
