import { expect, test } from 'vitest';
import { fileInput } from './local-file.ts';

const file = { name: 'a.pdf', size: 4, type: 'application/pdf', arrayBuffer: async () => new ArrayBuffer(4) };
const isTaken = (value: unknown): boolean => fileInput.safeParse(value).success;

test('R-7.032 any file object of the platform is accepted, whatever type and size it reports', () => {
  expect([new File(['abcd'], 'a.pdf'), new File([], ''), file, { ...file, type: 7 }].map(isTaken)).toEqual([
    true,
    true,
    true,
    true,
  ]);
});

test.each([
  ['without a name', { ...file, name: undefined }],
  ['whose name is no text', { ...file, name: 1 }],
  ['whose length is no number', { ...file, size: '4' }],
  ['that cannot be read', { ...file, arrayBuffer: undefined }],
  ['that is text', 'a.pdf'],
  ['that is null', null],
  ['that is what JSON makes of a file', JSON.parse(JSON.stringify(file))],
])('R-7.032 a value %s is not a file', (_, value) => {
  expect(isTaken(value)).toBe(false);
});
