import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkStateFile, getStateFile, listSavedOrigins } from './saved-state.ts';

let home = '';
beforeAll(() => {
  home = mkdtempSync(join(tmpdir(), 'fairhall-settings-'));
});
afterAll(() => rmSync(home, { recursive: true }));

describe('the state saved between commands', () => {
  test.each([
    [{ XDG_CONFIG_HOME: '/etc/jo' }, '/etc/jo/fairhall'],
    [{ XDG_CONFIG_HOME: 'here', HOME: '/home/jo' }, '/home/jo/.config/fairhall'],
    [{ XDG_CONFIG_HOME: '', HOME: '/home/jo' }, '/home/jo/.config/fairhall'],
  ])('is stored in the user’s configuration folder: %o', (environment, folder) => {
    expect(dirname(getStateFile(environment, 'http://localhost:3000'))).toBe(folder);
  });

  test('THR-19 each gateway has its own file, named after its URL', () => {
    const environment = { XDG_CONFIG_HOME: home };
    const origins = ['http://[::1]:3000', 'http://a:1', 'https://a:1', 'https://a.example'];
    mkdirSync(join(home, 'fairhall'));
    for (const origin of origins) writeFileSync(getStateFile(environment, origin), '{}', { mode: 0o600 });
    writeFileSync(join(home, 'fairhall', 'notes.json'), '{}');
    expect(new Set(origins.map((origin) => getStateFile(environment, origin))).size).toBe(origins.length);
    expect(listSavedOrigins(environment)).toEqual(origins.toSorted());
    expect(listSavedOrigins({ XDG_CONFIG_HOME: '/nonexistent' })).toEqual([]);
  });

  test.each([
    [0o600, true],
    [0o400, true],
    [0o640, false],
    [0o604, false],
    [0o622, false],
  ])('a file of mode %o is accepted: %s', (mode, isTaken) => {
    const environment = { XDG_CONFIG_HOME: join(home, 'modes') };
    const file = getStateFile(environment, 'https://a.example');
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, '{}');
    chmodSync(file, mode);
    expect(checkStateFile(environment, 'https://a.example')).toEqual(
      isTaken
        ? { ok: true, value: file }
        : {
            ok: false,
            error: {
              exit: 1,
              message: { key: 'terminal.state.open', values: { file, mode: mode.toString(8) } },
            },
          },
    );
  });
});
