import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { type Call, callsOf } from '@fairhall/core/contract/call';
import type { SendOptions } from '@fairhall/core/contract/client';
import { callNamed, describeCall } from '@fairhall/core/contract/describe-call';
import type { GatewayError } from '@fairhall/core/contract/error';
import { wholeContract } from '@fairhall/core/contract/whole-contract';
import { ok, type Result } from '@fairhall/core/result';
import { type Failure, fail, failedCall, type Outcome } from '../answer.ts';
import { connect } from '../connection.ts';
import { EXIT } from '../exit-codes.ts';
import type { Invocation } from '../noun.ts';
import { flagOption, textOption } from '../option-values.ts';
import { waitingFor } from '../progress.ts';
import { connectStaff } from '../staff-connection.ts';
import { readAll } from '../terminal.ts';

export async function list(): Promise<Outcome> {
  const calls = [...callsOf(wholeContract)].map(({ name, call: { id, client, mode, access, path } }) => {
    return { name, id, client, mode, access, path };
  });
  return ok({
    data: calls,
    view: {
      kind: 'table',
      columns: ['name', 'id', 'client', 'mode', 'access', 'path'].map((title) => ({ title })),
      rows: calls.map((call) => Object.values(call)),
    },
  });
}

export async function show({ args: [name = ''] }: Invocation): Promise<Outcome> {
  const call = find(name);
  if (!call.ok) return call;
  return documentOf(describeCall(name, call.value));
}

export async function send(invocation: Invocation): Promise<Outcome> {
  const { args, options } = invocation;
  const [name = ''] = args;
  const call = find(name);
  if (!call.ok) return call;
  const data = await readData(invocation);
  if (!data.ok) return data;
  if (flagOption(options, 'dryRun')) return dryRunOf(call.value, data.value);
  const connection = isForStaff(call.value) ? connectStaff(invocation) : connect(invocation);
  if (!connection.ok) return connection;
  const { gateway, ids, signal, origin } = connection.value;
  const idempotencyKey = textOption(options, 'key') ?? ids.uuid();
  const given = call.value.mode === 'submit' ? { signal, idempotencyKey, retry: true } : { signal };
  const answer = await waitingFor(invocation, functionOf(gateway, name)(data.value, given));
  return answer.ok ? documentOf(answer.value) : failedCall(answer.error, origin);
}

function find(name: string): Result<Call, Failure> {
  const call = callNamed(wholeContract, name);
  if (call) return ok(call);
  return fail(EXIT.usage, { key: 'terminal.call.unknown', values: { name } }, { key: 'terminal.call.seeList' });
}

/** The call's data as JSON: the argument, the file of --file, or standard input for `-`; `{}` where there is none. */
async function readData({ args, options, terminal }: Invocation): Promise<Result<unknown, Failure>> {
  const [, given = '{}'] = args;
  const file = textOption(options, 'file');
  try {
    const text = file === undefined ? given : await readFile(resolve(terminal.folder, file), 'utf8');
    return ok(JSON.parse(text === '-' ? await readAll(terminal.stdin) : text));
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error);
    return fail(EXIT.usage, { key: 'terminal.call.noJson', values: { problem } });
  }
}

function dryRunOf({ input }: Call, data: unknown): Outcome {
  const parsed = input.safeParse(data);
  if (parsed.success) return { ...documentOf({ dryRun: true, data: parsed.data }) };
  const problem = parsed.error.issues.map(({ path, message }) => `${path.join('.') || 'data'}: ${message}`).join('\n');
  return fail(EXIT.refused, { text: problem });
}

type AnyFunction = (data: unknown, options: SendOptions) => Promise<Result<unknown, GatewayError>>;

/** Those take a staff token, which no other call is shown. D-94 */
const isForStaff = ({ access }: Call): boolean => access === 'support' || access === 'operator';

/** The client's function for a call's dotted name, such as `catalogue.goodsDetail`. */
function functionOf(gateway: object, name: string): AnyFunction {
  let node: unknown = gateway;
  for (const part of name.split('.')) node = (node as Record<string, unknown>)[part];
  return node as AnyFunction;
}

const documentOf = (data: unknown): Outcome & { readonly ok: true } =>
  ok({ data, view: { kind: 'text', text: JSON.stringify(data, null, 2) } });
