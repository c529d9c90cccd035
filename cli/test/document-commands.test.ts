import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { COMMAND_VERBS, runForOutput, runStubbed, toExampleWords } from './command-verbs.ts';

const ROOT = new URL('../../', import.meta.url).pathname;

/** The commands in the code blocks of a document: lines that start with `fairhall` or `npm run -s cli --`. */
function commandsOf(document: string): readonly string[] {
  const text = readFileSync(join(ROOT, document), 'utf8');
  const blocks = [...text.matchAll(/^```sh\n([\s\S]*?)^```/gm)].map(([, block = '']) => block);
  return blocks
    .flatMap((block) => block.split('\n'))
    .map((line) => /^(?:fairhall|npm run -s cli --) (.*)$/.exec(line.replace(/\s+# .*$/, ''))?.[1] ?? '')
    .filter((command) => command !== '');
}

const documents = [
  'README.md',
  'CONTRIBUTING.md',
  ...globSync('{cli,adapters/gateway}/docs/*.md', { cwd: ROOT }),
].filter((document) => commandsOf(document).length > 0);

describe.each(documents)('%s', (document) => {
  test.each(commandsOf(document))('fairhall %s', async (command) => {
    const words = toExampleWords(command.replace(/<\w+>/g, 'k3Jd8fLq0sPz7xVb2nMw5A'));
    if (words.includes('--help')) {
      const path = words.filter((word) => word !== '--help');
      expect(await runForOutput(...path, '--help')).toContain('Usage: fairhall');
      return;
    }
    const spelled = COMMAND_VERBS.filter(({ path }) => `${command} `.startsWith(`${path} `)).at(-1);
    expect(spelled?.path).toBeDefined();
    if (spelled)
      expect(await runStubbed(spelled.verb, words)).toMatchObject({ exit: 0, out: '{"done":true}\n', err: '' });
  });
});
