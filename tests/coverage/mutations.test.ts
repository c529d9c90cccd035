import { expect, test } from 'vitest';
import { applyMutation, listMutations } from './mutations.ts';

test('code is mutated in one place at a time, without comments and imports', () => {
  const text =
    "import { a } from './a.ts';\n// x === 1\nconst limit = 20;\nif (a === 'yes' && limit >= 3) run(true);\n";
  const all = listMutations(text).map((mutation) => applyMutation(text, mutation).split('\n').slice(2, 4));
  expect(all).toEqual([
    ['const limit = 21;', "if (a === 'yes' && limit >= 3) run(true);"],
    ['const limit = 20;', "if (a !== 'yes' && limit >= 3) run(true);"],
    ['const limit = 20;', "if (a === 'broken yes' && limit >= 3) run(true);"],
    ['const limit = 20;', "if (a === 'yes' || limit >= 3) run(true);"],
    ['const limit = 20;', "if (a === 'yes' && limit < 3) run(true);"],
    ['const limit = 20;', "if (a === 'yes' && limit >= 4) run(true);"],
    ['const limit = 20;', "if (a === 'yes' && limit >= 3) run(false);"],
  ]);
});

test('comparisons, sums, fallbacks and bare conditions are inverted', () => {
  const broken = (text: string) => listMutations(text).map((mutation) => applyMutation(text, mutation));
  expect(broken('a > b')).toEqual(['a <= b']);
  expect(broken('a < b')).toEqual(['a >= b']);
  expect(broken('a + b')).toEqual(['a - b']);
  expect(broken('a - b')).toEqual(['a + b']);
  expect(broken('a ?? b')).toEqual(['a && b']);
  expect(broken('name: z.string(),')).toEqual(['name: z.boolean(),']);
  expect(broken('if (a.b) run();')).toEqual(['if (!a.b) run();']);
  expect(broken('if (!a) run();')).toEqual(['if (a) run();']);
});
