import * as z from 'zod/mini';
import { read, submit } from '../call.ts';
import { id, time } from '../fields.ts';
import { LEAD_SHARED_FIELDS } from './limits.ts';

const fieldList = z.array(z.enum(LEAD_SHARED_FIELDS));

/** An exhibitor that scanned the visitor's badge. */
const scan = z.object({
  /** Of the scan, which stays when the exhibitor deletes its lead of the same id. THR-33 */
  leadId: z.string(),
  supplierId: z.string(),
  /** In the reader's language, else in English; '' for one that is no longer there. */
  supplierName: z.string(),
  /** As it is now; '' where the supplier exhibits there no more. */
  standNo: z.string(),
  hall: z.string(),
  scannedAt: time,
  /** The request that the exhibitor prepared for the visitor to send; '' for none, and once its lead is deleted. */
  request: z.string(),
  /** The exhibitor sees nothing of the visitor any more. */
  isTakenBack: z.boolean(),
});

const badgeSharing = z.object({
  /** What the organiser lets exhibitors see besides name and company. */
  allowed: fieldList,
  /** What of it the visitor shares. */
  shared: fieldList,
  /** Whoever scanned the badge, whether it still has the lead or not; the latest first. */
  scans: z.array(scan),
});

export type BadgeSharing = z.output<typeof badgeSharing>;

const PATH = 'blade-pre-registration/lead';
const callDefaults = { client: 'micro', access: 'buyer' } as const;

/** Of which badge: of several registrations for one exhibition the one that is about the caller, where none is named. */
const badgeReference = { exhibitionId: id, registrationId: z.optional(id) };

/**
 * What a visitor shares with the exhibitors who scan the badge. '404' where the caller is not registered for the exhibition, and for
 * a badge that the caller registered for somebody else: that person alone decides. D-33 D-65 THR-33
 */
export const lead = {
  /** What she shares at an exhibition, and who has scanned her badge there. */
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
   * Says what she shares besides name and company; what is not named is gone from the exhibitors' lists and files at once, and from
   * the code of her badge as it is drawn from then on.
   */
  share: submit({
    ...callDefaults,
    id: 'API-399',
    path: `${PATH}/share`,
    input: z.strictObject({ ...badgeReference, fields: fieldList.check(z.maxLength(LEAD_SHARED_FIELDS.length)) }),
    output: z.literal(true),
    requirements: ['D-65', 'THR-33'],
  }),
  /** Takes back all that an exhibitor sees of her, or gives it again; twice is as once. '404' for a scan of another's badge. */
  takeBack: submit({
    ...callDefaults,
    id: 'API-399',
    path: `${PATH}/takeBack`,
    input: z.strictObject({ leadId: id, isTakenBack: z.boolean() }),
    output: z.literal(true),
    requirements: ['D-65', 'THR-33'],
  }),
};
