import { describe, expect, test } from 'vitest';
import { gatewayError } from '../contract/error.ts';
import type { ScriptedAnswer } from '../contract/scripted-client.ts';
import { UPLOAD_MAX_BYTES } from '../contract/upload/limits.ts';
import { flushMicrotasks } from '../ports/flow.test-driver.ts';
import { err, ok } from '../result.ts';
import { createMemory, fileOf, fillEvents, openRfq, scriptOf, send, toFilesAdded } from './rfq.test-driver.ts';

const kept = (fileId: string, fileName = `${fileId}.pdf`) => ok({ fileId, fileName, size: 4 });
const lost = err(gatewayError('NETWORK_ERROR'));

/** Answers the uploads in order; an upload without an answer stays pending. */
function uploading(...answers: readonly ScriptedAnswer[]) {
  const left = [...answers];
  return (call: Parameters<ReturnType<typeof scriptOf>>[0]) =>
    call.name === 'rfq.attach' ? (left.shift() ?? new Promise<never>(() => {})) : scriptOf()(call);
}

const statesOf = (view: { readonly files: readonly { readonly name: string; readonly state: string }[] }) =>
  view.files.map(({ name, state }) => [name, state]);

describe('selecting files', () => {
  test('R-1.005 a file uploaded before the form is ready is saved in the draft, even if nothing else was typed', async () => {
    const countries = Promise.withResolvers<ScriptedAnswer>();
    const answers = uploading(kept('f1', 'drawing.pdf'));
    const form = openRfq({ script: (call) => (call.name === 'site.countries' ? countries.promise : answers(call)) });
    form.atOnce(toFilesAdded(fileOf('drawing.pdf')));
    await flushMicrotasks();
    countries.resolve(scriptOf()({ name: 'site.countries', data: {}, options: {} }));
    await form.settled();
    expect(form.memory.drafts.read()?.attachments).toEqual([{ fileId: 'f1', fileName: 'drawing.pdf', size: 4 }]);
  });

  test('a file is uploaded at once, and shows its own state', async () => {
    const form = openRfq({ script: uploading(kept('f1')) });
    await form.settled();
    const first = form.atOnce(toFilesAdded(fileOf('drawing.pdf')));
    expect([statesOf(first), first.busy, first.filesLeft]).toEqual([[['drawing.pdf', 'sending']], true, 4]);
    expect(statesOf(await form.settled())).toEqual([['drawing.pdf', 'kept']]);
  });

  test('a sixth, an empty, a large and an invalid file are rejected by name before anything is sent', async () => {
    const form = openRfq({ script: uploading(...['a', 'b', 'c', 'd', 'e'].map((id) => kept(id))) });
    const view = await form.do(
      toFilesAdded(
        fileOf('empty.pdf', 0),
        fileOf('large.pdf', UPLOAD_MAX_BYTES + 1),
        fileOf('virus.exe'),
        ...['1.PDF', '2.docx', '3.xlsx', '4.csv', '5.jpeg', '6.txt'].map((name) => fileOf(name, UPLOAD_MAX_BYTES)),
      ),
    );
    expect(view.fileRefusals.map(({ message }) => message)).toEqual([
      { key: 'files.empty', values: { name: 'empty.pdf' } },
      { key: 'files.tooLarge', values: { name: 'large.pdf', max: 5 } },
      { key: 'files.wrongKind', values: { name: 'virus.exe' } },
      { key: 'files.tooMany', values: { name: '6.txt', max: 5 } },
    ]);
    expect([view.files.length, view.filesLeft, form.uploads().length]).toEqual([5, 0, 5]);
  });

  test('a phone picture without an extension is recognised by its type', async () => {
    const view = await openRfq({ script: uploading(kept('f1')) }).do(
      toFilesAdded(fileOf('image', 4, 'image/jpeg'), fileOf('movie', 4, 'video/mp4')),
    );
    expect([statesOf(view), view.fileRefusals.map(({ name }) => name)]).toEqual([[['image', 'kept']], ['movie']]);
  });
});

describe('uploading files', () => {
  test('each file has its own key, and a retry reuses it', async () => {
    const form = openRfq({ script: uploading(kept('f1'), lost, kept('f2')) });
    const view = await form.do(toFilesAdded(fileOf('1.pdf'), fileOf('2.pdf')));
    expect(view.files.map(({ name, state, message }) => [name, state, message])).toEqual([
      ['1.pdf', 'kept', null],
      ['2.pdf', 'failed', { key: 'request.network' }],
    ]);
    const [, failed] = view.files;
    const again = await form.do({ type: 'file.retried', id: failed?.id ?? '' });
    expect(statesOf(again)).toEqual([
      ['1.pdf', 'kept'],
      ['2.pdf', 'kept'],
    ]);
    expect(form.uploads().map(({ options }) => options.idempotencyKey)).toEqual(['key-1', 'key-2', 'key-2']);
  });

  test('removing a file during its upload aborts the upload', async () => {
    const form = openRfq({ script: uploading() });
    await form.settled();
    const [file] = form.atOnce(toFilesAdded(fileOf('1.pdf'))).files;
    const view = form.atOnce({ type: 'file.removed', id: file?.id ?? '' });
    expect([view.files, view.busy, form.uploads()[0]?.options.signal?.aborted]).toEqual([[], false, true]);
  });

  test('uploaded files are saved in the draft and restored with it', async () => {
    const memory = createMemory();
    await openRfq({ memory, script: uploading(kept('f1'), lost) }).do(toFilesAdded(fileOf('1.pdf'), fileOf('2.pdf')));
    expect(memory.drafts.read()?.attachments).toEqual([{ fileId: 'f1', fileName: '1.pdf', size: 4 }]);
    const form = openRfq({ memory });
    const [file] = (await form.settled()).files;
    expect([file?.name, file?.state]).toEqual(['1.pdf', 'kept']);
    await form.do({ type: 'file.removed', id: file?.id ?? '' });
    expect(memory.drafts.read()?.attachments).toEqual([]);
  });

  test('a port failure fails the file and is reported', async () => {
    const cause = new Error('broken');
    const form = openRfq({
      script: (call) => (call.name === 'rfq.attach' ? Promise.reject(cause) : scriptOf()(call)),
    });
    const view = await form.do(toFilesAdded(fileOf('1.pdf')));
    expect([statesOf(view), form.reported]).toEqual([[['1.pdf', 'failed']], [cause]]);
  });
});

describe('sending the RFQ', () => {
  test('includes the uploaded files', async () => {
    const form = openRfq({ script: uploading(kept('f1'), kept('f2')) });
    await form.do(...fillEvents, toFilesAdded(fileOf('1.pdf'), fileOf('2.pdf')), send);
    expect(form.tasks.map(({ payload }) => (payload as { attachments?: unknown }).attachments)).toEqual([['f1', 'f2']]);
  });

  test('waits for running uploads, then sends by itself', async () => {
    let answer: (value: ScriptedAnswer) => void = () => {};
    const form = openRfq({
      script: (call) =>
        call.name === 'rfq.attach' ? new Promise<ScriptedAnswer>((resolve) => (answer = resolve)) : scriptOf()(call),
    });
    await form.do(...fillEvents);
    const waiting = form.atOnce(toFilesAdded(fileOf('1.pdf')), send);
    expect([waiting.waitingForFiles, waiting.sent, form.tasks]).toEqual([true, null, []]);
    answer(kept('f1'));
    expect((await form.settled()).sent?.rfqId).toBe('rfq1');
  });

  test('stops waiting when cancelled, and nothing is sent', async () => {
    const form = openRfq({ script: uploading() });
    await form.do(...fillEvents);
    const view = form.atOnce(toFilesAdded(fileOf('1.pdf')), send, { type: 'submit.cancelled' });
    expect([view.waitingForFiles, view.canSend, form.tasks]).toEqual([false, true, []]);
  });

  test('is not sent with a failed file, and names the file', async () => {
    const form = openRfq({ script: uploading(lost) });
    const view = await form.do(...fillEvents, toFilesAdded(fileOf('1.pdf')), send);
    expect([view.message, view.canSend, form.tasks]).toEqual([
      { key: 'rfq.files.held', values: { name: '1.pdf' } },
      true,
      [],
    ]);
    const after = await form.do({ type: 'file.removed', id: view.files[0]?.id ?? '' }, send);
    expect([after.message, after.sent?.rfqId]).toEqual([null, 'rfq1']);
  });

  test('reports a file that has been deleted in the meantime', async () => {
    const outcome = () => ({ kind: 'failed', error: gatewayError('SERVER_ERROR', '404') }) as const;
    const form = openRfq({ script: uploading(kept('f1')), outcome });
    const view = await form.do(...fillEvents, toFilesAdded(fileOf('1.pdf')), send);
    expect(view.message).toEqual({ key: 'rfq.files.gone' });
  });
});
