import { expect, test } from 'vitest';
import { changes } from './changes.ts';

test('what changed is told with its place, and nothing else', () => {
  const before = { busy: true, form: { email: 'a', password: '' }, list: [1, 2], gone: 7, panel: null };
  const after = { busy: true, form: { email: 'b', password: '' }, list: [1, 3], panel: { tab: 'login' } };
  expect(changes(before, after)).toEqual({ form: { email: 'b' }, list: [1, 3], gone: null, panel: { tab: 'login' } });
});

test('where there was nothing before the whole is told', () => {
  expect(changes(undefined, { busy: true })).toEqual({ busy: true });
  expect(changes({ busy: true }, { busy: true })).toEqual({});
});
