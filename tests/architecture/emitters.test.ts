import { expect, test } from 'vitest';
import { readSources } from './sources.ts';

/** Calls that create an object which emits 'error': without a listener an emitted error ends the process. */
const EMITTER =
  /new pg\.(?:Pool|Client)\(|createTransport\(|new (?:Worker|ZipFile|PassThrough|Transform)\(|create(?:Read|Write)Stream\(|createConnection\(|\b(?:spawn|fork|Busboy|Fastify)\(|Readable\.(?:from|fromWeb|toWeb)\(|openReadStreamPromise\(|(?:fromBuffer|open)Promise\(/;
const LISTENER = /\.(?:on|once)\(\s*'error'/;

/** Files whose emitters are passed to code that listens to errors. */
const LISTENED_TO_BY: Readonly<Record<string, string>> = {
  'adapters/gateway/src/server/send-page.ts': 'Fastify listens to a stream that it sends',
  'adapters/gateway/src/server/send-response.ts': 'Fastify listens to a stream that it sends',
  'adapters/gateway/src/upload/check-package.ts':
    'yauzl listens while it lists a buffer, `finished` while one is unpacked',
  'adapters/gateway/src/catalogue/world/load-world.ts': '`pipeline`',
  'cli/src/import/decode.ts': '`for await` over the stream itself',
  'cli/src/import/import-file.ts': '`pipeline`',
  'cli/src/import/pictures.ts': 'yauzl listens while it lists a file, `buffer` while one is unpacked',
  'cli/src/import/read-csv.ts': '`pipeline`',
  'cli/src/import/write-xlsx.ts':
    'its parts are made of memory; the file behind them has the listener of write-table.ts',
  'cli/src/db/backup-folder.ts': '`for await` over the stream itself',
  'cli/src/fake-terminal.ts': 'tests only',
};

const emitters = ['adapters/**/*.ts', 'cli/src/**/*.ts', 'web/src/server/**/*.ts']
  .flatMap(readSources)
  .filter(({ text }) => EMITTER.test(text));

test('REL-23 every emitter that a library creates has an error listener', () => {
  const unheard = emitters.filter(({ file, text }) => !LISTENER.test(text) && LISTENED_TO_BY[file] === undefined);
  expect(unheard.map(({ file }) => file)).toEqual([]);
});

test('a file is exempt only while it creates emitters and has no listener', () => {
  const excused = emitters.filter(({ text }) => !LISTENER.test(text)).map(({ file }) => file);
  expect(Object.keys(LISTENED_TO_BY).filter((file) => !excused.includes(file))).toEqual([]);
});
