import * as z from 'zod/mini';
import { read, submit } from '../call.ts';
import { id, time } from '../fields.ts';
import { LEAD_SHARED_FIELDS } from './limits.ts';

const fieldList = z.array(z.enum(LEAD_SHARED_FIELDS));

/** An exhibitor that scanned the visitor's badge. */
const scan = z.object({
  /** Id of the scan, equal to the lead's id; the scan remains when the exhibitor deletes the lead. THR-33 */
  leadId: z.string(),
  supplierId: z.string(),
  /** In the reader's language, else in English; '' if the supplier no longer exists. */
  supplierName: z.string(),
  /** The current stand; '' if the supplier no longer exhibits there. */
  standNo: z.string(),
  hall: z.string(),
  scannedAt: time,
  /**
   * The request that the exhibitor prepared for the visitor to send; '' if there is none, or after its lead was
   * deleted.
   */
  request: z.string(),
  /** The visitor has withdrawn all data from this exhibitor. */
  isTakenBack: z.boolean(),
});

const badgeSharing = z.object({
  /** The fields that the organiser allows exhibitors to see besides name and company. */
  allowed: fieldList,
  /** The allowed fields that the visitor shares. */
  shared: fieldList,
  /** All exhibitors that scanned the badge, including those that deleted the lead; the latest first. */
  scans: z.array(scan),
});

export type BadgeSharing = z.output<typeof badgeSharing>;

const PATH = 'blade-pre-registration/lead';
const callDefaults = { client: 'micro', access: 'buyer' } as const;

/** Identifies the badge: without `registrationId`, the caller's own of several registrations for one exhibition. */
const badgeReference = { exhibitionId: id, registrationId: z.optional(id) };

/**
 * The data that a visitor shares with exhibitors who scan the badge. '404' if the caller is not registered for the
 * exhibition, and for a badge that the caller registered for another person: only that person decides. D-33 D-65 THR-33
 */
export const lead = {
  /** The fields that the visitor shares at an exhibition, and the exhibitors that scanned the badge there. */
  sharing: read({
    ...callDefaults,
    id: 'API-398',
    path: `${PATH}/sharing`,
    input: z.strictObject(badgeReference),
    output: badgeSharing,
    cacheMs: 0,
    requirements: ['D-65', 'THR-33'],
  }),
  /**
   * Sets the fields that the visitor shares besides name and company. Other fields disappear from the exhibitors' lists
   * and files at once, and from the code of the badge when it is next drawn.
   */
  share: submit({
    ...callDefaults,
    id: 'API-399',
    path: `${PATH}/share`,
    input: z.strictObject({ ...badgeReference, fields: fieldList.check(z.maxLength(LEAD_SHARED_FIELDS.length)) }),
    output: z.literal(true),
    requirements: ['D-65', 'THR-33'],
  }),
  /**
   * Withdraws all data from one exhibitor, or shares it again; idempotent. '404' for a scan of another person's badge.
   */
  takeBack: submit({
    ...callDefaults,
    id: 'API-399',
    path: `${PATH}/takeBack`,
    input: z.strictObject({ leadId: id, isTakenBack: z.boolean() }),
    output: z.literal(true),
    requirements: ['D-65', 'THR-33'],
  }),
};
