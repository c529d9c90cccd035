import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { type Call, listCalls } from '@fairhall/core/contract/call';
import { callNamed, describeCall } from '@fairhall/core/contract/describe-call';
import { completeContract } from '@fairhall/core/contract/trees/complete-contract';
import { ok, type Result } from '@fairhall/core/result';
import { type Failure, fail, type Outcome } from '../answer.ts';
import { COMMAND_EXIT_CODES } from '../exit-codes.ts';
import { findLocalFile } from '../find-local-files.ts';
import { type ListOutcome, readPageOption, toPage } from '../list-verb.ts';
import type { Invocation } from '../noun.ts';
import { readFlagOption, readTextOption } from '../option-values.ts';
import { listPageRemarks } from '../page-remarks.ts';
import { waitWithProgress } from '../progress.ts';
import { readAll } from '../terminal.ts';
import { openCallDesk } from './call-desk.ts';

export async function list({ options }: Invocation): Promise<ListOutcome> {
  const page = readPageOption(options);
  if (!page.ok) return page;
  const all = [...listCalls(completeContract)].map(({ name, call: { id, client, mode, access, path } }) => {
    return { name, id, client, mode, access, path };
  });
  const calls = toPage(all, page.value);
  return ok({
    data: calls,
    view: {
      kind: 'table',
      columns: ['name', 'id', 'client', 'mode', 'access', 'path'].map((title) => ({ title })),
      rows: calls.records.map((call) => Object.values(call)),
    },
    remarks: listPageRemarks(calls, null),
  });
}

export async function show({ args: [name = ''] }: Invocation): Promise<Outcome> {
  const call = find(name);
  if (!call.ok) return call;
  return documentOf(describeCall(name, call.value));
}

/** Sends a contract call with the login that its access requires. */
export async function send(invocation: Invocation): Promise<Outcome> {
  const { args, options } = invocation;
  const [name = ''] = args;
  const call = find(name);
  if (!call.ok) return call;
  const data = await readData(invocation);
  if (!data.ok) return data;
  const whole = await withUpload(invocation, call.value, data.value);
  if (!whole.ok) return whole;
  if (readFlagOption(options, 'dryRun')) return describeDryRun(call.value, whole.value);
  const desk = openCallDesk(invocation, name, call.value);
  if (!desk.ok) return desk;
  const { ids, signal } = desk.value;
  const idempotencyKey = readTextOption(options, 'key') ?? ids.uuid();
  const given = call.value.mode === 'submit' ? { signal, idempotencyKey, retry: true } : { signal };
  const answer = await waitWithProgress(invocation, desk.value.send(whole.value, given));
  return answer.ok ? documentOf(answer.value) : desk.value.failed(answer.error);
}

function find(name: string): Result<Call, Failure> {
  const call = callNamed(completeContract, name);
  if (call) return ok(call);
  return fail(
    COMMAND_EXIT_CODES.usage,
    { key: 'terminal.call.unknown', values: { name } },
    { key: 'terminal.call.seeList' },
  );
}

/** The call's data as JSON: the argument, the file of --file, or standard input for `-`; `{}` by default. */
async function readData({ args, options, terminal }: Invocation): Promise<Result<unknown, Failure>> {
  const [, given = '{}'] = args;
  const file = readTextOption(options, 'file');
  try {
    const text = file === undefined ? given : await readFile(resolve(terminal.folder, file), 'utf8');
    return ok(JSON.parse(text === '-' ? await readAll(terminal.stdin) : text));
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error);
    return fail(COMMAND_EXIT_CODES.usage, { key: 'terminal.call.noJson', values: { problem } });
  }
}

/** Adds the file of --upload to the data. A call with a file requires it, and other calls reject it. */
async function withUpload(invocation: Invocation, { body }: Call, data: unknown): Promise<Result<unknown, Failure>> {
  const path = readTextOption(invocation.options, 'upload');
  if (body !== 'multipart') {
    return path === undefined ? ok(data) : fail(COMMAND_EXIT_CODES.usage, { key: 'terminal.call.takesNoFile' });
  }
  if (path === undefined)
    return fail(COMMAND_EXIT_CODES.usage, { key: 'terminal.usage.needed', values: { option: '--upload' } });
  const file = await findLocalFile(invocation, path);
  return file.ok ? ok({ ...Object(data), file: file.value }) : file;
}

function describeDryRun({ input }: Call, data: unknown): Outcome {
  const parsed = input.safeParse(data);
  if (parsed.success) return { ...documentOf({ dryRun: true, data: parsed.data }) };
  const problem = parsed.error.issues.map(({ path, message }) => `${path.join('.') || 'data'}: ${message}`).join('\n');
  return fail(COMMAND_EXIT_CODES.refused, { text: problem });
}

const documentOf = (data: unknown): Outcome & { readonly ok: true } =>
  ok({ data, view: { kind: 'text', text: JSON.stringify(data, null, 2) } });
