import * as z from 'zod/mini';
import { supplierLead } from '../contract/lead/supplier-calls.ts';
import { draftText } from '../forms/draft-text.ts';
import { defineStoredKey } from '../ports/storage.ts';
import { pendingLeadsName, rejectedLeadsName } from './stored-names.ts';

/** `key` is created when the badge is stored, so that retries create only one lead. REL-01 */
const pendingLead = z.object({ key: z.uuid(), supplierId: draftText(64), lead: supplierLead.scan.input });

export type PendingLead = z.output<typeof pendingLead>;

export const pendingLeadsKey = defineStoredKey(pendingLeadsName, z.array(pendingLead));

/** `reason`: the gateway's message in the language of the person who scanned; '' if it sent none. */
const rejectedLead = z.extend(pendingLead, { reason: draftText(1_000) });

export const rejectedLeadsKey = defineStoredKey(rejectedLeadsName, z.array(rejectedLead));
