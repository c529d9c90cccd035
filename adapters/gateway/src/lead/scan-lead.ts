import { exhibitionOfBadge } from '@fairhall/core/badge/badge-payload';
import type { Answer } from '@fairhall/core/contract/dispatcher';
import { LEAD_NOTE_MAX, LEAD_REQUEST_MAX, LEAD_TAGS_MAX, LEADS_DAILY_LIMIT } from '@fairhall/core/contract/lead-limits';
import type { LeadMarks, ScannedLead } from '@fairhall/core/contract/supplier-lead';
import { err, ok } from '@fairhall/core/result';
import { type CallContext, supplierOf } from '../call-context.ts';
import { randomId } from '../identity/secrets.ts';
import { countOne, dailyScope } from '../limits/daily-count.ts';
import { keptMarks } from './kept-marks.ts';
import type { LeadPorts } from './lead-ports.ts';

/** This badge makes no lead of this supplier's, however often it is sent. */
const refused = (message: string) => err({ code: '410', message } as const);

/**
 * Makes a lead of a badge, in the open transaction. Who wears it is looked up by its number, and nothing that its code tells is kept.
 * A badge that the supplier has scanned already is the lead that is there. D-31 D-62
 */
export async function scanLead(
  ports: LeadPorts,
  context: CallContext,
  { text, scannedAt, ...marks }: ScannedLead,
): Promise<Answer<{ readonly leadId: string }>> {
  const { database } = context;
  const { supplierId } = supplierOf(context);
  const badge = await ports.readBadgeCode(database, text);
  if (badge === null) return refused('lead.noBadge');
  if (badge.status === 'revoked') return refused('lead.revoked');
  const { badgeNo } = badge.payload;
  const exhibitionId = exhibitionOfBadge(badge.payload);
  if (badge.status !== 'verified' || badgeNo === undefined || exhibitionId === undefined)
    return refused('lead.unsigned');
  if ((await ports.showStands(context, exhibitionId, [supplierId])).length === 0) return refused('lead.noStand');
  const registrationId = await ports.registrationOfBadge(database, exhibitionId, badgeNo);
  if (registrationId === undefined) return refused('lead.gone');
  return keepLead(context, { exhibitionId, registrationId, scannedAt, marks });
}

interface KnownScan {
  readonly exhibitionId: string;
  readonly registrationId: string;
  readonly scannedAt: number;
  readonly marks: LeadMarks;
}

/** Two who scan one badge at once make one lead: the second adds to that of the first. */
async function keepLead(
  context: CallContext,
  { exhibitionId, registrationId, scannedAt, marks }: KnownScan,
): Promise<Answer<{ readonly leadId: string }>> {
  const { database, now } = context;
  const { supplierId, accountId } = supplierOf(context);
  const before = await addMarks(context, registrationId, marks);
  if (before !== undefined) return before;
  // Its lock lets the scans of one supplier through one after the other.
  if (!(await countOne(database, dailyScope(`lead|${supplierId}`, context), LEADS_DAILY_LIMIT)))
    return err({ code: '429', message: 'lead.dailyLimit', values: { limit: LEADS_DAILY_LIMIT } });
  const meanwhile = await addMarks(context, registrationId, marks);
  if (meanwhile !== undefined) return meanwhile;
  const row = { lead_id: randomId(), supplier_id: supplierId, exhibition_id: exhibitionId };
  const { lead_id } = await database.kysely
    .insertInto('lead')
    .values({
      ...{ ...row, registration_id: registrationId, ...keptMarks(marks) },
      ...{ scanned_by: accountId, scanned_at: Math.min(scannedAt, now), created: now },
    })
    .returning('lead_id')
    .executeTakeFirstOrThrow();
  return ok({ leadId: lead_id });
}

/**
 * Adds to the lead that is there what is said when the badge is scanned again: nothing that was written before is lost. Undefined for
 * none. What the visitor has taken back a second scan does not bring back: its code may have been kept.
 */
async function addMarks(
  context: CallContext,
  registrationId: string,
  marks: LeadMarks,
): Promise<Answer<{ readonly leadId: string }> | undefined> {
  const { kysely } = context.database;
  const lead = await kysely
    .selectFrom('lead')
    .select(['lead_id', 'rating', 'tags', 'note', 'request', 'taken_back_at'])
    .where('supplier_id', '=', supplierOf(context).supplierId)
    .where('registration_id', '=', registrationId)
    .forUpdate()
    .executeTakeFirst();
  if (lead === undefined) return undefined;
  if (lead.taken_back_at !== null) return refused('lead.takenBack');
  const { lead_id, rating, tags, note, request } = lead;
  const added = keptMarks(marks);
  await kysely
    .updateTable('lead')
    .set({
      rating: added.rating === 0 ? rating : added.rating,
      tags: [...new Set([...tags, ...added.tags])].slice(0, LEAD_TAGS_MAX),
      note: withAdded(note, added.note, LEAD_NOTE_MAX),
      request: withAdded(request, added.request ?? '', LEAD_REQUEST_MAX),
    })
    .where('lead_id', '=', lead_id)
    .execute();
  return ok({ leadId: lead_id });
}

/** What was written, and below it what is new; as it was where that is no news, or too long together. */
function withAdded(before: string, added: string, most: number): string {
  const both = before.includes(added) ? before : [before, added].filter((each) => each !== '').join('\n');
  return both.length > most ? before : both;
}
