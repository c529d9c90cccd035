import { expect, test } from 'vitest';
import { bytesOf, encodeForCache } from './byte-chunks.ts';

test('a document joins its texts and cached bytes in order, in any script', () => {
  expect(bytesOf(['<p>', Buffer.from('العربية'), '', 'ü 👋</p>']).toString()).toBe('<p>العربيةü 👋</p>');
});

test('a document larger than any before is complete, and the next one is separate', () => {
  const large = '漢'.repeat(200_000);
  const first = bytesOf(['a', large, 'z']);
  expect(bytesOf(['b']).toString()).toBe('b');
  expect(first.toString()).toBe(`a${large}z`);
});

test('cached bytes hold no other memory', () => {
  const kept = encodeForCache('العربية <li>');
  expect(kept.toString()).toBe('العربية <li>');
  expect(kept.buffer.byteLength).toBe(kept.length);
});
