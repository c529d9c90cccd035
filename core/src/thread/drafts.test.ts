import { expect, test } from 'vitest';
import { memorySlot } from '../ports/memory-slot.ts';
import { draftOf, type ThreadDrafts } from './draft.ts';
import { DRAFTS_MAX } from './limits.ts';

test('each thread and each side has a draft of its own, and an empty text leaves none', () => {
  const drafts = memorySlot<ThreadDrafts>();
  const buyer = draftOf(drafts, { side: 'buyer', enquiryId: 'e1' });
  const supplier = draftOf(drafts, { side: 'supplier', enquiryId: 'e1' });
  buyer.keep({ text: 'Mine', attempt: null });
  supplier.keep({ text: 'Theirs', attempt: null });
  expect([buyer.read()?.text, supplier.read()?.text]).toEqual(['Mine', 'Theirs']);
  supplier.keep({ text: '', attempt: null });
  expect([buyer.read()?.text, supplier.read()]).toEqual(['Mine', null]);
  buyer.keep({ text: '', attempt: null });
  expect(drafts.read()).toBeNull();
});

test('of too many drafts the oldest is dropped', () => {
  const drafts = memorySlot<ThreadDrafts>();
  for (let number = 0; number <= DRAFTS_MAX; number += 1) {
    draftOf(drafts, { side: 'buyer', enquiryId: `e${number}` }).keep({ text: 'Typed', attempt: null });
  }
  expect(drafts.read()?.length).toBe(DRAFTS_MAX);
  expect(draftOf(drafts, { side: 'buyer', enquiryId: 'e0' }).read()).toBeNull();
});

test('files are kept with the words, and alone', () => {
  const drafts = memorySlot<ThreadDrafts>();
  const draft = draftOf(drafts, { side: 'buyer', enquiryId: 'e1' });
  const files = [{ fileId: 'f1', fileName: 'drawing.pdf', size: 4 }];
  draft.keep({ text: '', files, attempt: null });
  expect(draft.read()?.files).toEqual(files);
  draft.keep({ text: '', files: [], attempt: null });
  expect(drafts.read()).toBeNull();
});
