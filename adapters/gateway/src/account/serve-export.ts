import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { sql } from 'kysely';
import { ZipFile } from 'yazl';
import type { Queries } from '../db/database.ts';
import type { Resource } from '../gateway-services.ts';
import { hashSha256 } from '../identity/secrets.ts';
import type { Owner, PersonalData } from '../personal-data.ts';
import type { AccountPorts } from './account-ports.ts';

const ADDRESS = /^\/gateway\/account-export\/([A-Za-z0-9_-]{43})$/;

/** The browser downloads the file instead of showing it, and no cache on the way stores it. THR-38 */
const HEADER_VALUES = {
  'cache-control': 'private, no-store',
  'content-type': 'application/zip',
  'content-disposition': 'attachment; filename="fairhall-account.zip"',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "sandbox; default-src 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
};

/**
 * Answers `GET /gateway/account-export/{code}` once with all data of the code's buyer. The archive is streamed while it
 * is read: only one page of rows or one file is in memory at a time. THR-29
 */
export const serveExport = ({ database, personalData, now }: ExportPorts): Resource => ({
  async respond(request) {
    if (request.method !== 'GET') return createErrorResponse(405, { allow: 'GET' });
    const code = ADDRESS.exec(new URL(request.url).pathname)?.[1];
    const owner = code === undefined ? undefined : await markCodeUsed(database, code, now());
    if (owner === undefined) return createErrorResponse(404);
    return new Response(Readable.toWeb(createArchive(personalData, database, owner)) as ReadableStream, {
      headers: HEADER_VALUES,
    }); // Node's type of the same stream
  },
});

type ExportPorts = Pick<AccountPorts, 'database' | 'personalData' | 'now'>;

/** Marks the code as used; of several concurrent calls only one succeeds. */
async function markCodeUsed({ kysely }: Queries, code: string, now: number): Promise<Owner | undefined> {
  const { rows } = await sql<Owner>`
    with spent as (
      update one_time_code set used_at = ${now}
      where hash = ${hashSha256(code)} and purpose = 'export' and used_at is null and expires > ${now}
      returning subject
    )
    select account_id as "accountId", email, verified_at is not null as "isVerified"
    from account join spent on account_id = subject where kind = 'buyer'`.execute(kysely);
  return rows[0];
}

/** If the client disconnects, reading stops and the stream in progress is closed. */
function createArchive(personalData: readonly PersonalData[], queries: Queries, owner: Owner): Readable {
  const zip = new ZipFile();
  const out = Readable.from(zip.outputStream);
  const leaving = new AbortController();
  out.once('close', () => leaving.abort());
  zip.on('error', (error) => out.destroy(error));
  void fill(zip, listEntries(personalData, queries, owner), leaving.signal).catch((error: unknown) =>
    out.destroy(error as Error),
  ); // the archive failed; if the client disconnected, it has already ended
  return out;
}

interface Entry {
  readonly name: string;
  readonly content: Iterable<Uint8Array> | AsyncIterable<string>;
  readonly compress: boolean;
}

/** One list after the other, then the files. */
async function* listEntries(
  personalData: readonly PersonalData[],
  queries: Queries,
  owner: Owner,
): AsyncGenerator<Entry> {
  for (const { lists = {} } of personalData)
    for (const [name, rowsOf] of Object.entries(lists))
      yield { name: `${name}.json`, content: jsonList(rowsOf(queries, owner)), compress: true };
  for (const { files } of personalData)
    for await (const { name, bytes } of files?.(queries, owner) ?? [])
      yield { name: `files/${name}`, content: [bytes], compress: false };
}

/** Rejects as soon as the signal aborts; the stream in progress is closed then. */
async function fill(zip: ZipFile, entries: AsyncIterable<Entry>, left: AbortSignal): Promise<void> {
  for await (const { name, content, compress } of entries) {
    const stream = Readable.from(content);
    // Closing a stream may fail as well, after the client disconnected and nothing awaits it any more. REL-23
    stream.on('error', () => undefined);
    zip.addReadStream(stream, name, { compress });
    try {
      await finished(stream, { signal: left, cleanup: true });
    } finally {
      stream.destroy();
    }
  }
  zip.end();
}

async function* jsonList(rows: AsyncIterable<object>): AsyncGenerator<string> {
  let before = '[\n';
  for await (const row of rows) {
    yield before + JSON.stringify(row);
    before = ',\n';
  }
  yield before === '[\n' ? '[]\n' : '\n]\n';
}

const createErrorResponse = (status: 404 | 405, headers: Record<string, string> = {}): Response =>
  new Response(null, {
    status,
    headers: { ...headers, 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' },
  });
