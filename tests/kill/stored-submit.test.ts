import { expect, test } from 'vitest';
import { findSubmitTrace } from './stored-submit.ts';

const nothing = { task: null, draft: null, hasToken: false };

test.each([
  ['task', { ...nothing, task: 'k1', draft: 'k1' }],
  ['task', { ...nothing, task: 'k1', hasToken: true }],
  ['draft', { ...nothing, draft: 'k1' }],
  ['done', { ...nothing, hasToken: true }],
  ['nothing', nothing],
  // A draft that was never sent has no key, so pressing send is a new submit.
  ['words', { ...nothing, draft: '' }],
  ['words', { ...nothing, draft: 'another' }],
] as const)('a browser restarts with "%s" if it has stored %o', (found, remembered) => {
  expect(findSubmitTrace(remembered, 'k1')).toBe(found);
});
