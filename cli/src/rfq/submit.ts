import { errorMessage, shownText } from '@fairhall/core/contract/error-message';
import type { LocalFile } from '@fairhall/core/contract/local-file';
import type { RfqInput } from '@fairhall/core/contract/rfq';
import { ok } from '@fairhall/core/result';
import { failedFile, requestOf } from '@fairhall/core/rfq/rfq.context';
import type { RfqEvent } from '@fairhall/core/rfq/rfq.machine';
import { rfqView } from '@fairhall/core/rfq/rfq.view';
import { type Failure, fail, type Outcome } from '../answer.ts';
import { connect } from '../connection.ts';
import { dryRun } from '../dry-run.ts';
import { EXIT } from '../exit-codes.ts';
import { keyOption } from '../idempotency-key.ts';
import { failedSubmit, type SavedLogin, savedLogin } from '../login.ts';
import type { Invocation } from '../noun.ts';
import { flagOption, numberOption, textOption } from '../option-values.ts';
import { isConfirmed } from '../prompt.ts';
import { localFiles } from './local-files.ts';
import { type RfqFlow, type RfqLine, type RfqSnapshot, withRfq } from './rfq-flow.ts';
import { OPTION_OF, typedCountry, typedFields } from './typed-fields.ts';

const SOURCE_MAX = 11;

interface Request extends RfqLine {
  readonly login: SavedLogin;
  readonly typed: readonly RfqEvent[];
  readonly files: readonly LocalFile[];
}

/** The form of a request as one line: the same rules, files and request, and keys that make a repeat harmless. */
export async function submitRfq(invocation: Invocation): Promise<Outcome> {
  const { options } = invocation;
  const given = keyOption(options);
  if (!given.ok) return given;
  const source = numberOption(options, 'source', 1, SOURCE_MAX);
  if (!source.ok) return source;
  const files = await localFiles(invocation);
  if (!files.ok) return files;
  const connection = connect(invocation);
  if (!connection.ok) return connection;
  const login = savedLogin(connection.value);
  if (!login.ok) return login;
  const typed = await typedFields(invocation, connection.value);
  if (!typed.ok) return typed;
  const request: Request = {
    invocation,
    connection: connection.value,
    key: given.value ?? connection.value.ids.uuid(),
    opening: {
      prefill: { productId: textOption(options, 'product') },
      exhibitionId: textOption(options, 'exhibition'),
      source: source.value,
    },
    login: login.value,
    typed: typed.value,
    files: files.value,
  };
  return withRfq(request, (flow) => fillIn(flow, request));
}

async function fillIn(flow: RfqFlow, request: Request): Promise<Outcome> {
  const { invocation, opening, typed, files, key } = request;
  const { context } = await flow.do();
  const productId = opening.prefill?.productId;
  if (productId !== undefined && context.product === null) {
    return fail(EXIT.refused, { key: 'terminal.cart.unknown', values: { productId } });
  }
  const country = typedCountry(invocation, context.countries);
  if (!country.ok) return country;
  const filled = await flow.do(...typed, ...country.value, { type: 'step.chosen', step: 'review' });
  if (rfqView(filled).step !== 'review') return wrongFields(filled, invocation);
  const wanted = requestOf(filled.context);
  if (flagOption(invocation.options, 'dryRun')) return shown(wanted, files, key);
  const question = invocation.texts.text('terminal.rfq.confirm', { email: wanted.email, count: files.length });
  if (!(await isConfirmed(invocation, question))) return fail(EXIT.refused, { key: 'terminal.rfq.notSent' });
  return send(flow, request, wanted.email);
}

function wrongFields(snapshot: RfqSnapshot, { texts }: Invocation): { ok: false; error: Failure } {
  const { problems } = rfqView(snapshot);
  const lines = problems.map(({ name, message }) => `${OPTION_OF[name]}: ${shownText(texts, message)}`);
  return fail(EXIT.refused, { text: lines.join('\n') });
}

function shown(request: RfqInput, files: readonly LocalFile[], key: string): Outcome {
  const names = files.map(({ name }) => name);
  const { cateAndTag, ...plain } = request;
  const tags = [...(cateAndTag?.tag.map(({ value }) => value) ?? []), cateAndTag?.product ?? ''].filter(Boolean);
  const facts = { ...plain, tags: tags.join(' '), files: names.join(' '), key };
  return dryRun({ request, files: names, idempotencyKey: key }, facts);
}

async function send(flow: RfqFlow, request: Request, email: string): Promise<Outcome> {
  const { invocation, connection, login, files, key } = request;
  const { origin } = connection;
  const lost = files.length === 0 ? undefined : failedFile((await attach(flow, files)).context);
  if (lost?.error) {
    const text = `${lost.name}: ${shownText(invocation.texts, errorMessage(lost.error))}`;
    return failedSubmit({ error: lost.error, message: { text }, login, origin, key });
  }
  const last = await flow.do({ type: 'rfq.submitted' });
  const { sent, message } = rfqView(last);
  if (sent === null) return failedSubmit({ error: last.context.error, message, login, origin, key });
  const { rfqId } = sent;
  return ok({
    data: { rfqId, email, idempotencyKey: key },
    view: { kind: 'table', columns: [{ title: 'rfq' }], rows: [[rfqId ?? '']] },
    remarks: [{ key: 'rfq.success.title' }],
  });
}

/** A file whose answer got lost is sent once more, under its own key. */
async function attach(flow: RfqFlow, files: readonly LocalFile[]): Promise<RfqSnapshot> {
  const first = await flow.do({ type: 'files.added', files });
  const lost = first.context.files.filter(({ error }) => error?.kind === 'NETWORK_ERROR');
  return lost.length === 0 ? first : flow.do(...lost.map(({ id }) => ({ type: 'file.retried', id }) as const));
}
