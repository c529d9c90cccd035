import * as z from 'zod/mini';
import { supplierLead } from '../contract/lead/supplier-calls.ts';
import { keptText } from '../forms/kept-text.ts';
import { storedKey } from '../ports/storage.ts';
import { rejectedLeadsName, waitingLeadsName } from './stored-names.ts';

/** `key` is made when the badge is kept, so that it is sent once however often that is tried. REL-01 */
const waitingLead = z.object({ key: z.uuid(), supplierId: keptText(64), lead: supplierLead.scan.input });

export type WaitingLead = z.output<typeof waitingLead>;

export const waitingLeadsKey = storedKey(waitingLeadsName, z.array(waitingLead));

/** `reason`: the gateway's own words in the language of who scanned it; '' where it sent none. */
const rejectedLead = z.extend(waitingLead, { reason: keptText(1_000) });

export const rejectedLeadsKey = storedKey(rejectedLeadsName, z.array(rejectedLead));
