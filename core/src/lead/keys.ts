import * as z from 'zod/mini';
import { supplierLead } from '../contract/lead/supplier-calls.ts';
import { draftText } from '../forms/draft-text.ts';
import { defineStoredKey } from '../ports/storage.ts';
import { pendingLeadsName, rejectedLeadsName } from './stored-names.ts';

/** `key` is made when the badge is kept, so that it is sent once however often that is tried. REL-01 */
const pendingLead = z.object({ key: z.uuid(), supplierId: draftText(64), lead: supplierLead.scan.input });

export type PendingLead = z.output<typeof pendingLead>;

export const pendingLeadsKey = defineStoredKey(pendingLeadsName, z.array(pendingLead));

/** `reason`: the gateway's own words in the language of who scanned it; '' where it sent none. */
const rejectedLead = z.extend(pendingLead, { reason: draftText(1_000) });

export const rejectedLeadsKey = defineStoredKey(rejectedLeadsName, z.array(rejectedLead));
