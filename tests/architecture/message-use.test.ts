import { describe, expect, test } from 'vitest';
import { findUsedKeys, listImportedModules, listUnusedKeys, TEXT_USERS } from './message-use.ts';
import { readMessages } from './messages.ts';
import { readSources, type Source } from './sources.ts';

const english = readMessages('en');
const featureOf = new Map([...english].flatMap(([feature, texts]) => Object.keys(texts).map((key) => [key, feature])));
const known = [...featureOf.keys()];

/** The text files that contain the keys used in these modules. */
function featuresAskedFor(modules: readonly Source[]): readonly string[] {
  const asked = findUsedKeys(modules.map(({ text }) => text).join('\n'), known);
  return [...new Set([...asked].map((key) => featureOf.get(key) ?? ''))].sort();
}

describe('R-1.023 message keys and their use', () => {
  test('every text is used', () => {
    expect(listUnusedKeys(known, TEXT_USERS.flatMap(readSources))).toEqual([]);
  });

  test('a key counts as used by its name, by its plural form, or by a template with one variable part', () => {
    const keys = ['a.plain', 'a.n_one', 'a.n_other', 'unit.box', 'unit.box.long', 'page.x.title', 'page.x.text'];
    // biome-ignore lint/suspicious/noTemplateCurlyInString: source as it is written
    const text = 'text(\'a.plain\'); counted("a.n", 2); text(`unit.${name}`); text(`page.${kind}.title`);';
    expect(listUnusedKeys(keys, [{ text }])).toEqual(['unit.box.long', 'page.x.text']);
    expect(listUnusedKeys(['a.left'], [{ text: '// a.left, a.le' }, { text: "text('a.lef')" }])).toEqual(['a.left']);
  });
});

/** Keys that are concatenated, and strings that are cast to keys: a search for a key cannot find these uses. */
function hiddenKeys(text: string): readonly string[] {
  const first = [...text.matchAll(/\b(?:text|counted)\(\s*((?:[^,()'"`]|'[^']*'|"[^"]*"|`[^`]*`)*)/g)];
  const concatenated = first
    .map((match) => match[1] ?? '')
    .filter((argument) => /['"`]\s*\+|\+\s*['"`]/.test(argument));
  const bare = first.map((match) => match[1] ?? '').filter((argument) => /^`\$\{/.test(argument));
  return [...concatenated, ...bare, ...[...text.matchAll(/\bas MessageKey\b/g)].map(([cast]) => cast)];
}

describe('R-1.023 keys appear in full in the source', () => {
  test('no source concatenates a key or casts a string to one', () => {
    const users = TEXT_USERS.flatMap(readSources).filter(({ file }) => !file.endsWith('.test.ts'));
    expect(users.length).toBeGreaterThan(500);
    const found = users.flatMap(({ file, text }) => hiddenKeys(text).map((hidden) => `${file}: ${hidden}`));
    // Error keys cross the gateway as plain text; an unknown one is shown as it is.
    expect(found).toEqual(['adapters/gateway/src/texts.ts: as MessageKey']);
  });

  test('the check detects a concatenation, a template without a literal beginning, and a cast', () => {
    const sources = [
      "text('a.' + kind)",
      "counted(kind + '.n', 2)",
      'text(`$' + '{kind}.a`)',
      'text(kind as MessageKey)',
    ];
    expect(sources.map((text) => hiddenKeys(text).length)).toEqual([1, 1, 1, 1]);
    expect(hiddenKeys("text('a.b', { sum: one + 'x' }); text(`a.$" + '{kind}`)')).toEqual([]);
  });
});

describe('the message files that a page loads', () => {
  const registryFiles = [
    ...readSources('web/src/{*,*/supplier}/screens.ts').map(({ file }) => file),
    'web/src/start/slots.ts',
    'web/src/start/supplier-site.ts',
    'web/src/login/parts.ts',
    'web/src/preregistration/parts.ts',
    'web/src/shell/parts.ts',
    'web/src/shell/supplier-parts.ts',
    'web/src/start/parts.ts',
    'web/src/ui/parts.ts',
    'web/src/certificate/parts.ts',
    'web/src/preregistration/parts.ts',
    'web/src/supplier-site/parts.ts',
  ];
  // The messages of these flows are shown by screens and parts, which load the texts.
  const flows = ['web/src/login/start-app.ts', 'web/src/cart/start-cart.ts'];
  const apart = [...registryFiles, ...flows];
  const entry = listImportedModules('web/src/start/start-page.tsx', apart);
  const shell = ['errors', 'shell'];

  test('every page starts with the messages of the shell', () => {
    expect(entry.length).toBeGreaterThan(50);
    expect(featuresAskedFor(entry)).toEqual(shell);
  });

  // `start/screens.ts` only lists the other lists, which it loads later; it loads no page itself.
  const registries = registryFiles
    .filter((file) => file !== 'web/src/start/screens.ts')
    .flatMap((file) => readSources(file))
    .map(({ text }) => text);
  const declared = registries.flatMap((text) => [...text.matchAll(/'(src\/[\w/.-]+\.tsx?)',\s*\[([^\]]*)\]/g)]);

  test('no screen and no lazy part is missing', () => {
    expect(declared.length).toBe(registries.join('').match(/(?<!typeof )\bimport\(/g)?.length);
  });

  test.each(declared.map(([, file = '', list = '']) => [file, [...list.matchAll(/\w+/g)].map(String)]))(
    '%s lists the message files that it uses, and no others',
    (file, features) => {
      const own = listImportedModules(`web/${file}`, [...entry.map((module) => module.file), ...apart]);
      expect(featuresAskedFor(own).filter((feature) => !shell.includes(feature))).toEqual([...features].sort());
      expect(features.filter((feature) => !english.has(feature))).toEqual([]);
    },
  );

  test('only the message key module names the files of a language, so that a new language needs only a folder', () => {
    const naming = TEXT_USERS.flatMap(readSources).filter(({ text }) => /messages\/[a-z]{2}(?:-\w+)?\//.test(text));
    expect(naming.map(({ file }) => file)).toEqual(['core/src/messages.ts']);
  });
});
