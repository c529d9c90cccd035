import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ok } from '@fairhall/core/result';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { findDataFolder, findServer } from './find-server.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fairhall-find-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const terminal = () => ({ environment: { DATA_DIR: folder }, folder: '/' });
const write = (content: string) => writeFileSync(join(folder, 'server.json'), content);
/** Larger than any process id of a system. */
const NOBODY = 2 ** 30;

describe('finding the gateway for a command', () => {
  test('finds the gateway that runs on the data folder', () => {
    write(JSON.stringify({ url: 'http://127.0.0.1:3001/', pid: process.pid, startedAt: 1 }));
    expect(findServer(undefined, terminal())).toEqual(ok('http://127.0.0.1:3001'));
  });

  test('uses the named gateway, even if another one runs', () => {
    expect(findServer('https://fairhall.example/turkey', terminal())).toEqual(ok('https://fairhall.example'));
  });

  test('finds none when there is no server file, its process is gone, or the file is damaged', () => {
    const none = {
      ok: false,
      error: {
        exit: 5,
        message: { key: 'terminal.server.none', values: { folder } },
        advice: { key: 'terminal.server.advice' },
      },
    };
    expect(findServer(undefined, terminal())).toEqual(none);
    write(JSON.stringify({ url: 'http://127.0.0.1:3001', pid: NOBODY }));
    expect(findServer(undefined, terminal())).toEqual(none);
    write('{"url":');
    expect(findServer(undefined, terminal())).toEqual(none);
  });

  test.each(['ftp://fairhall.example', 'localhost:3000', 'http://'])('rejects %s as a gateway URL', (named) => {
    expect(findServer(named, terminal())).toMatchObject({ ok: false, error: { exit: 2 } });
  });
});

test('a relative data folder is resolved against the working directory', () => {
  expect(findDataFolder({ environment: { DATA_DIR: 'data' }, folder: '/srv/show' })).toBe('/srv/show/data');
});
