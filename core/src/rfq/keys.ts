import * as z from 'zod/mini';
import { keptUntilLogout } from '../ports/storage.ts';
import { rfqDraft } from './draft.ts';

/** Where a request for quotation comes from. */
export const rfqSourceKey = keptUntilLogout('rfq_source', z.int().check(z.minimum(1), z.maximum(11)));

export const rfqDraftKey = keptUntilLogout('rfq_draft', rfqDraft);
