import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { hashFiles, hasStamp, writeStamp } from './stamp.ts';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'fairhall-stamp-'));
  mkdirSync(join(root, 'src', 'node_modules'), { recursive: true });
  writeFileSync(join(root, 'src', 'one.ts'), 'export const one = 1;');
});
afterEach(() => rmSync(root, { recursive: true }));

const print = () => hashFiles(['src', 'missing.json'], root);

describe('the build fingerprint', () => {
  test('is the same for the same content, whenever it was written', () => {
    const before = print();
    utimesSync(join(root, 'src', 'one.ts'), 1, 1);
    expect(print()).toBe(before);
  });

  test('changes with changed, new or renamed content', () => {
    const seen = new Set([print()]);
    writeFileSync(join(root, 'src', 'one.ts'), 'export const one = 2;');
    seen.add(print());
    writeFileSync(join(root, 'src', 'two.ts'), '');
    seen.add(print());
    writeFileSync(join(root, 'missing.json'), '{}');
    seen.add(print());
    expect(seen.size).toBe(4);
  });

  test('ignores tests and installed packages', () => {
    const before = print();
    writeFileSync(join(root, 'src', 'one.test.ts'), 'anything');
    writeFileSync(join(root, 'src', 'node_modules', 'package.ts'), 'anything');
    expect(print()).toBe(before);
  });

  test('a stamp is valid only for its fingerprint', () => {
    expect(hasStamp('web', 'a', root)).toBe(false);
    writeStamp('web', 'a', root);
    expect([hasStamp('web', 'a', root), hasStamp('web', 'b', root), hasStamp('gateway', 'a', root)]).toEqual([
      true,
      false,
      false,
    ]);
  });
});
