import { randomUUID } from 'node:crypto';
import type { CallChecks } from '../../../../tests/support/call-checks.ts';
import {
  allowOneSupplier,
  allowSuppliers,
  allowVisitors,
  createEmptyData,
  type RoleTestRecords,
} from '../../../../tests/support/role-lines.ts';

const named = ({ enquiryId }: RoleTestRecords) => ({ enquiryId });

/** A saved reply of S1. */
async function insertReply({ database }: RoleTestRecords): Promise<{ replyId: string }> {
  const replyId = randomUUID();
  const content = { title: 'Samples', text: 'We send samples.', version: 1, change_task: replyId, changed: 1 };
  await database.kysely
    .insertInto('saved_reply')
    .values({ reply_id: replyId, supplier_id: 'S1', ...content, removed_at: null })
    .execute();
  return { replyId };
}

const toMany = {
  targets: [{ targetId: 'P1', supplierId: 'S1' }],
  content: 'Please quote.',
  email: 'many@malabar.example',
  source: 3,
};

/** The roles that may make each call and, for a submit, what it revokes for good. */
export const callChecks: CallChecks = {
  'enquiry.submitMany': { roles: allowVisitors(() => toMany), ends: [] },
  'supplierEnquiry.assignment': { roles: allowOneSupplier(named) },
  'supplierEnquiry.assign': { roles: allowOneSupplier((all) => ({ ...named(all), accountId: null })), ends: [] },
  'supplierSavedReply.list': { roles: allowSuppliers(createEmptyData) },
  'supplierSavedReply.save': {
    roles: allowOneSupplier(async (records) => ({
      ...(await insertReply(records)),
      version: '1',
      title: 'Samples',
      text: 'Samples are free.',
    })),
    ends: [],
  },
  'supplierSavedReply.remove': { roles: allowOneSupplier(insertReply), ends: [] },
};
