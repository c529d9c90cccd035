import { expect, test } from 'vitest';
import { DatabaseError, toDatabaseTrouble } from './database-error.ts';

test.each([
  '08000',
  '08001',
  '08003',
  '08004',
  '08006',
  '08P01',
  '25006',
  '57P01',
  '57P02',
  '57P03',
  '57P04',
  '57P05',
  '58030',
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
])('REL-23 %s means that the database is unavailable', (code) => {
  expect(toDatabaseTrouble(new DatabaseError({ message: 'no', code }))).toBe('unavailable');
});

test.each([
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
  'Connection terminated unexpectedly',
  'Connection terminated due to connection timeout',
  'timeout exceeded when trying to connect',
  'Cannot use a pool after calling end on the pool',
])('REL-23 a driver error without a code means the same: %s', (message) => {
  expect(toDatabaseTrouble(new Error(message))).toBe('unavailable');
});

test.each([
  ['53100', 'busy'],
  ['57014', 'busy'],
  ['40P01', 'locked'],
  ['23505', 'bug'],
  ['XX000', 'bug'],
])('%s is %s', (code, trouble) => {
  expect(toDatabaseTrouble(new DatabaseError({ message: 'no', code }))).toBe(trouble);
});
