import { expect, test } from 'vitest';
import { replaceBuiltinImports } from './replace-builtin-imports.ts';

const call = (module: string): string => `globalThis.process.getBuiltinModule("${module}")`;

test.each([
  ['import t from "node:process";', `const t=${call('node:process')};`],
  ['import * as fs from "node:fs";', `const fs=${call('node:fs')};`],
  ['import{readFile as e,rm}from"node:fs/promises";', `const {readFile : e,rm}=${call('node:fs/promises')};`],
  ["import os, { EOL } from 'node:os';", `const os=${call('node:os')},{ EOL }=${call('node:os')};`],
])('%s becomes a call', (statement, expected) => {
  expect(replaceBuiltinImports(statement).trim()).toBe(expected);
});

test('imports of files and packages stay unchanged, and so does the code after the imports', () => {
  const own = 'import{a}from"./a.js";import"./b.js";\nimport c from "pino";';
  const body = 'const text = `\nimport x from "node:fs";`;export{text};';
  expect(replaceBuiltinImports(`${own}import d from"node:path";${body}`)).toBe(
    `${own}\nconst d=${call('node:path')};${body}`,
  );
});

test('the call returns the same as the import', async () => {
  const code = replaceBuiltinImports('import{join as j}from"node:path";import p from"node:process";export{j,p};');
  const made = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  expect([made.j('a', 'b'), made.p]).toEqual(['a/b', process]);
});
