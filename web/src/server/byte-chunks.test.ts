import { expect, test } from 'vitest';
import { bytesOf, encodeForCache } from './byte-chunks.ts';

test('a document is its texts and its kept bytes in their order, whatever it is written in', () => {
  expect(bytesOf(['<p>', Buffer.from('العربية'), '', 'ü 👋</p>']).toString()).toBe('<p>العربيةü 👋</p>');
});

test('a document larger than any before loses nothing of what was written, and the next one is its own', () => {
  const large = '漢'.repeat(200_000);
  const first = bytesOf(['a', large, 'z']);
  expect(bytesOf(['b']).toString()).toBe('b');
  expect(first.toString()).toBe(`a${large}z`);
});

test('bytes that are kept hold nothing but themselves in memory', () => {
  const kept = encodeForCache('العربية <li>');
  expect(kept.toString()).toBe('العربية <li>');
  expect(kept.buffer.byteLength).toBe(kept.length);
});
