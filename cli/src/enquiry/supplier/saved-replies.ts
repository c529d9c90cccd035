import type { SavedReply } from '@fairhall/core/contract/enquiry/saved-reply-calls';
import { ok, type Result } from '@fairhall/core/result';
import { type Failure, fail, type Outcome } from '../../answer.ts';
import { toDryRunOutcome } from '../../dry-run.ts';
import { COMMAND_EXIT_CODES } from '../../exit-codes.ts';
import { readKeyOption } from '../../idempotency-key.ts';
import { type ListOutcome, readPageOption, toPage } from '../../list-verb.ts';
import { withRepeat } from '../../login.ts';
import type { Invocation } from '../../noun.ts';
import { readFlagOption, readTextOption } from '../../option-values.ts';
import { listPageRemarks } from '../../page-remarks.ts';
import { waitWithProgress } from '../../progress.ts';
import { connectSupplier, type SupplierDesk, toSupplierCallFailure } from '../../supplier-login/connect-supplier.ts';

/** Lists the replies that the supplier's team has saved. D-65 */
export async function listSavedReplies(invocation: Invocation): Promise<ListOutcome> {
  const { texts, options } = invocation;
  const page = readPageOption(options);
  if (!page.ok) return page;
  const desk = connectSupplier(invocation);
  if (!desk.ok) return desk;
  const loaded = await loadReplies(invocation, desk.value);
  if (!loaded.ok) return loaded;
  const replies = toPage(loaded.value, page.value);
  return ok({
    data: { ...replies },
    view: {
      kind: 'table',
      columns: (['id', 'title', 'text'] as const).map((column) => ({ title: texts.text(`terminal.column.${column}`) })),
      rows: replies.records.map(({ replyId, title, text }) => [replyId, title, text.replaceAll('\n', ' ')]),
    },
    remarks: listPageRemarks(replies, 'savedReplies.empty'),
  });
}

/** Adds a reply, or with an id changes the given fields of that one. D-65 */
export async function saveSavedReply(invocation: Invocation): Promise<Outcome> {
  const [replyId] = invocation.args;
  const given = readKeyOption(invocation.options);
  if (!given.ok) return given;
  const desk = connectSupplier(invocation);
  if (!desk.ok) return desk;
  const stored = replyId === undefined ? ok(undefined) : await findReply(invocation, desk.value, replyId);
  if (!stored.ok) return stored;
  const title = readTextOption(invocation.options, 'title') ?? stored.value?.title;
  const text = readTextOption(invocation.options, 'text') ?? stored.value?.text;
  if (title === undefined || text === undefined) {
    const option = title === undefined ? '--title' : '--text';
    return fail(COMMAND_EXIT_CODES.usage, { key: 'terminal.usage.needed', values: { option } });
  }
  const { connection, ports } = desk.value;
  const key = given.value ?? connection.ids.uuid();
  const data = { ...(stored.value && { replyId: stored.value.replyId, version: stored.value.version }), title, text };
  if (readFlagOption(invocation.options, 'dryRun'))
    return toDryRunOutcome({ data, idempotencyKey: key }, { id: replyId, title, text, key });
  const sending = { signal: connection.signal, handled: true, idempotencyKey: key, retry: true };
  const saved = await waitWithProgress(invocation, ports.supplierGateway.supplierSavedReply.save(data, sending));
  if (!saved.ok) return withRepeat(toSupplierCallFailure(desk.value, saved.error), key);
  return ok({
    data: { ...saved.value, idempotencyKey: key },
    view: { kind: 'facts', facts: [[invocation.texts.text('terminal.column.id'), saved.value.replyId]] },
    remarks: [{ key: `savedReplies.done.${replyId === undefined ? 'added' : 'saved'}`, values: { title } }],
  });
}

/** Removes a reply. D-65 */
export async function removeSavedReply(invocation: Invocation): Promise<Outcome> {
  const [replyId = ''] = invocation.args;
  const given = readKeyOption(invocation.options);
  if (!given.ok) return given;
  const desk = connectSupplier(invocation);
  if (!desk.ok) return desk;
  const stored = await findReply(invocation, desk.value, replyId);
  if (!stored.ok) return stored;
  const { connection, ports } = desk.value;
  const key = given.value ?? connection.ids.uuid();
  if (readFlagOption(invocation.options, 'dryRun'))
    return toDryRunOutcome({ data: { replyId }, idempotencyKey: key }, { id: replyId, key });
  const sending = { signal: connection.signal, handled: true, idempotencyKey: key, retry: true };
  const removed = await waitWithProgress(
    invocation,
    ports.supplierGateway.supplierSavedReply.remove({ replyId }, sending),
  );
  if (!removed.ok) return withRepeat(toSupplierCallFailure(desk.value, removed.error), key);
  return ok({
    data: { replyId, idempotencyKey: key },
    view: { kind: 'facts', facts: [] },
    remarks: [{ key: 'savedReplies.done.removed', values: { title: stored.value.title } }],
  });
}

async function loadReplies(
  invocation: Invocation,
  desk: SupplierDesk,
): Promise<Result<readonly SavedReply[], Failure>> {
  const reading = { signal: desk.connection.signal, handled: true };
  const loaded = await waitWithProgress(invocation, desk.ports.supplierGateway.supplierSavedReply.list({}, reading));
  return loaded.ok ? ok(loaded.value.replies) : toSupplierCallFailure(desk, loaded.error);
}

async function findReply(invocation: Invocation, desk: SupplierDesk, id: string): Promise<Result<SavedReply, Failure>> {
  const loaded = await loadReplies(invocation, desk);
  if (!loaded.ok) return loaded;
  const reply = loaded.value.find(({ replyId }) => replyId === id);
  return reply === undefined
    ? fail(COMMAND_EXIT_CODES.refused, { key: 'terminal.supplier.savedReply.none', values: { id } })
    : ok(reply);
}
