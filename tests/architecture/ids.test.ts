import { describe, expect, test } from 'vitest';
import { FILE_FAMILIES, readDefiningFile, readSentencesById } from '../coverage/definitions.ts';
import { listDeclaredCalls, listDefinitionFaults, listMentionFaults, readRepositoryTexts } from './ids.ts';
import { readSources } from './sources.ts';

const calls = readSources('core/src/contract/*/*.ts').flatMap(({ text }) => listDeclaredCalls(text));
/** Ids that are undefined, or that a title must not claim to test, are written with # here. */
const made = (text: string): string => text.replaceAll('#', '-');
const defined = new Set([...readSentencesById().keys(), ...calls]);

describe('R-0.006 every id can be looked up', () => {
  test.each(Object.entries(FILE_FAMILIES))('%s defines each id once, in order, in a sentence', (file, families) => {
    expect(listDefinitionFaults(readDefiningFile(file), families)).toEqual([]);
  });

  test('every id used in code, tests, scenarios, texts, documents and settings is defined', () => {
    const texts = readRepositoryTexts();
    expect(texts.length).toBeGreaterThan(1000);
    expect(calls.length).toBeGreaterThan(30);
    expect(texts.flatMap((text) => listMentionFaults(text, defined))).toEqual([]);
  });

  test('the check detects an undefined id, alone, in a list, in a range and in a title', () => {
    const known = new Set(['R#4.057', 'R#4.077', 'D#98', 'API#20', 'F6'].map(made));
    const faults = (text: string, file = 'a.ts') => listMentionFaults({ file, text: made(text) }, known);
    expect(faults('// D#98, D#980 and (R#4.57)\n// THR#99')).toEqual(
      ['a.ts:1 D#980 is defined nowhere', 'a.ts:1 R#4.57 is defined nowhere', 'a.ts:2 THR#99 is defined nowhere'].map(
        made,
      ),
    );
    expect(faults('R#4.057 to R#4.099')).toEqual([made('a.ts:1 R#4.099 is defined nowhere')]);
    expect(faults('R#4.077 to R#4.057')).toEqual([made('a.ts:1 R#4.077 to R#4.057 is no range')]);
    expect(faults('R#4.057 to D#98')).toEqual([made('a.ts:1 R#4.057 to D#98 is no range')]);
    expect(faults('See API#20, API#21.')).toEqual([made('a.ts:1 API#21 is defined nowhere')]);
    expect(faults("test('R#4.057 F6 F7 two servers', work);", 'a.test.ts')).toEqual([
      'a.test.ts:1 F7 is defined nowhere',
    ]);
  });

  test('text that only looks like an id is ignored, and a test may declare its own calls', () => {
    const faults = (text: string) => listMentionFaults({ file: 'a.test.ts', text: made(text) }, new Set());
    expect(faults("SHA-256, UTF-8, 3f2a-A#11, X-A#12, A#1x, 'S1', icon('M9 3'), F14 of a list")).toEqual([]);
    expect(faults("read({ id: 'API#900' }); // API#900")).toEqual([]);
  });

  test('the check detects definitions that are malformed, duplicate, out of order or without a sentence', () => {
    const said = 'Whatever it is, it is said here.';
    const faults = (...rows: readonly (readonly [id: string, sentence: string])[]) => {
      const lines = rows.map(([id, sentence]) => `${made(id)}\t${sentence}`);
      return listDefinitionFaults(`id\tsentence\n${lines.join('\n')}\n`, ['A-', 'D-']);
    };
    expect(faults(['A#01', said], ['A#02', 'It says "One. Two." and `Three. Four.` here.'], ['D#01', said])).toEqual(
      [],
    );
    expect(faults(['A#1', said], ['THR#01', said])).toEqual(
      ['A#1 is badly formed', 'THR#01 is badly formed'].map(made),
    );
    expect(faults(['A#01', said], ['A#01', said])).toEqual([made('A#01 does not come after A#01')]);
    expect(faults(['D#01', said], ['A#02', said])).toEqual([made('A#02 does not come after D#01')]);
    expect(
      faults(['A#01', ''], ['A#02', `${said} And then more.`], ['A#03', 'It does not end where it should']),
    ).toEqual(['A#01 has no sentence', 'A#02 has no sentence', 'A#03 has no sentence'].map(made));
  });
});
