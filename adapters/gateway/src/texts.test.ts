import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { loadTexts, toMessageKey } from './texts.ts';

/** Creates a folder of texts, one file for each language; it is deleted after the test. */
function folderOf(texts: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'fairhall-texts-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [lang, json] of Object.entries(texts)) {
    mkdirSync(join(folder, lang));
    writeFileSync(join(folder, lang, 'some.json'), json);
  }
  return folder;
}

test('a language is loaded once, on first use', () => {
  const folder = folderOf({ en: '{"a":"one","b":"two"}', tr: '{"a":"bir"}' });
  const texts = loadTexts(folder);
  writeFileSync(join(folder, 'tr', 'some.json'), '{"a":"iki"}');
  const tr = texts.of('tr');
  writeFileSync(join(folder, 'tr', 'some.json'), 'no texts');
  expect([tr.text(toMessageKey('a')), tr.text(toMessageKey('b')), texts.all('tr')]).toEqual([
    'iki',
    'two',
    { a: 'iki' },
  ]);
  expect([texts.of('de').text(toMessageKey('a')), texts.all('de'), texts.all('constructor')]).toEqual(['one', {}, {}]);
});

test('missing or unreadable English texts prevent the start', () => {
  expect(() => loadTexts(folderOf({ tr: '{}' }))).toThrow('no English texts');
  expect(() => loadTexts(folderOf({ en: 'no texts' }))).toThrow('no texts');
});
