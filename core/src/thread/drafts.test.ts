import { expect, test } from 'vitest';
import { createMemorySlot } from '../ports/memory-slot.ts';
import { createDraftSlot, type ThreadDrafts } from './draft.ts';
import { DRAFT_COUNT_MAX } from './limits.ts';

test('each side of each thread has its own draft, and an empty text deletes it', () => {
  const drafts = createMemorySlot<ThreadDrafts>();
  const buyer = createDraftSlot(drafts, { side: 'buyer', enquiryId: 'e1' });
  const supplier = createDraftSlot(drafts, { side: 'supplier', enquiryId: 'e1' });
  buyer.save({ text: 'Mine', attempt: null });
  supplier.save({ text: 'Theirs', attempt: null });
  expect([buyer.read()?.text, supplier.read()?.text]).toEqual(['Mine', 'Theirs']);
  supplier.save({ text: '', attempt: null });
  expect([buyer.read()?.text, supplier.read()]).toEqual(['Mine', null]);
  buyer.save({ text: '', attempt: null });
  expect(drafts.read()).toBeNull();
});

test('the oldest draft is dropped when there are too many', () => {
  const drafts = createMemorySlot<ThreadDrafts>();
  for (let number = 0; number <= DRAFT_COUNT_MAX; number += 1) {
    createDraftSlot(drafts, { side: 'buyer', enquiryId: `e${number}` }).save({ text: 'Typed', attempt: null });
  }
  expect(drafts.read()?.length).toBe(DRAFT_COUNT_MAX);
  expect(createDraftSlot(drafts, { side: 'buyer', enquiryId: 'e0' }).read()).toBeNull();
});

test('a draft stores files with or without text', () => {
  const drafts = createMemorySlot<ThreadDrafts>();
  const draft = createDraftSlot(drafts, { side: 'buyer', enquiryId: 'e1' });
  const files = [{ fileId: 'f1', fileName: 'drawing.pdf', size: 4 }];
  draft.save({ text: '', files, attempt: null });
  expect(draft.read()?.files).toEqual(files);
  draft.save({ text: '', files: [], attempt: null });
  expect(drafts.read()).toBeNull();
});
