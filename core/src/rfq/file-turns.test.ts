import { describe, expect, test } from 'vitest';
import { gatewayError } from '../contract/error.ts';
import type { ScriptedAnswer } from '../contract/scripted-client.ts';
import { checkFiles, FILE_ATTACHMENT_EXTENSIONS } from '../files/form-files.ts';
import { flushMicrotasks } from '../ports/flow.test-driver.ts';
import { err, ok } from '../result.ts';
import type { RfqEvent } from './rfq.machine.ts';
import { createMemory, fileOf, fillEvents, next, openRfq, scriptOf, send, toFilesAdded } from './rfq.test-driver.ts';

type Answer = (value: ScriptedAnswer) => void;

const kept = (fileId: string) => ok({ fileId, fileName: `${fileId}.pdf`, size: 4 });
const lost = err(gatewayError('NETWORK_ERROR'));
const removed = (id: string): RfqEvent => ({ type: 'file.removed', id });
const retried = (id: string): RfqEvent => ({ type: 'file.retried', id });

/** Opens a form whose uploads the test answers, in the order in which they were sent. */
async function openHeld(memory = createMemory(), events: readonly RfqEvent[] = []) {
  const answers: Answer[] = [];
  const form = openRfq({
    memory,
    script: (call) =>
      call.name === 'rfq.attach' ? new Promise<ScriptedAnswer>((resolve) => answers.push(resolve)) : scriptOf()(call),
  });
  await form.do(...events);
  const answer = async (index: number, value: ScriptedAnswer) => {
    answers[index]?.(value);
    await flushMicrotasks();
    return form.view();
  };
  return { form, answer };
}

const filesOf = ({ files }: { readonly files: readonly { readonly id: string; readonly state: string }[] }) =>
  files.map(({ id, state }) => `${id} ${state}`);
const messageOf = (name: string, type = '') =>
  checkFiles([fileOf(name, 4, type)], { present: 0, max: 5 }).refused[0]?.message.key ?? null;

describe('the accepted kinds of files', () => {
  test.each(FILE_ATTACHMENT_EXTENSIONS)(
    'D-10 D-41 a .%s file is accepted in upper and lower case, whatever its type',
    (ending) => {
      expect([`a.${ending}`, `a.b.${ending.toUpperCase()}`].map((name) => messageOf(name, 'text/html'))).toEqual([
        null,
        null,
      ]);
    },
  );

  test.each(['exe', 'svg', 'html', 'pdfx', 'doc', 'zip'])(
    'D-41 a .%s file is rejected, whatever its type',
    (ending) => {
      expect(messageOf(`a.pdf.${ending}`, 'application/pdf')).toBe('files.wrongKind');
    },
  );

  test.each([
    ['image/png', null],
    ['image/jpeg', null],
    ['application/pdf', null],
    ['text/csv', null],
    ['text/plain', null],
    ['image/svg+xml', 'files.wrongKind'],
    ['text/html', 'files.wrongKind'],
    ['x-image/png', 'files.wrongKind'],
    ['image/pngs', 'files.wrongKind'],
    ['', 'files.wrongKind'],
  ])('D-41 a file without an extension is judged by its type: %s', (type, message) => {
    expect(['image', 'a.', '.gitignored-file'].map((name) => messageOf(name, type))).toEqual([
      message,
      message,
      message,
    ]);
  });

  test('D-10 an invalid file takes no place from a valid one', () => {
    const [right, wrong] = [fileOf('a.pdf'), fileOf('a.exe')];
    expect(checkFiles([wrong, wrong, right], { present: 4, max: 5 })).toMatchObject({
      accepted: [right],
      refused: [{ name: 'a.exe' }, {}],
    });
    expect(checkFiles([wrong, right], { present: 5, max: 5 }).refused.map(({ message }) => message.key)).toEqual([
      'files.wrongKind',
      'files.tooMany',
    ]);
  });
});

describe('adding and removing files', () => {
  test('D-10 each file has an id of its own, even after one was removed, and the others stay', async () => {
    const { form } = await openHeld();
    form.atOnce(toFilesAdded(fileOf('1.pdf'), fileOf('2.pdf')), removed('file-1'));
    expect(filesOf(form.atOnce(toFilesAdded(fileOf('3.pdf'))))).toEqual(['file-2 sending', 'file-3 sending']);
  });

  test('D-10 the reasons for rejected files are shown until the next change of files', async () => {
    const { form } = await openHeld();
    const refused = form.atOnce(toFilesAdded(fileOf('a.exe')));
    expect(refused.fileRefusals.map(({ name }) => name)).toEqual(['a.exe']);
    expect(form.atOnce(toFilesAdded(fileOf('1.pdf'))).fileRefusals).toEqual([]);
    expect(form.atOnce(toFilesAdded(fileOf('b.exe')), removed('file-1')).fileRefusals).toEqual([]);
  });

  test('REL-05 a late answer does not restore a removed file', async () => {
    const { form, answer } = await openHeld();
    form.atOnce(toFilesAdded(fileOf('1.pdf'), fileOf('2.pdf')), removed('file-1'));
    expect(filesOf(await answer(0, kept('f1')))).toEqual(['file-2 sending']);
    expect(filesOf(await answer(1, kept('f2')))).toEqual(['file-2 kept']);
    expect(form.memory.drafts.read()?.attachments.map(({ fileId }) => fileId)).toEqual(['f2']);
  });

  test('REL-05 answers are matched to their files in any order', async () => {
    const { form, answer } = await openHeld();
    form.atOnce(toFilesAdded(fileOf('1.pdf'), fileOf('2.pdf')));
    await answer(1, kept('f2'));
    expect(filesOf(await answer(0, lost))).toEqual(['file-1 failed', 'file-2 kept']);
    expect(form.view().files.map(({ error }) => error?.kind)).toEqual(['NETWORK_ERROR', undefined]);
  });

  test('REL-05 a retry sends only a failed file again, and no other', async () => {
    const { form, answer } = await openHeld();
    form.atOnce(toFilesAdded(fileOf('1.pdf'), fileOf('2.pdf'), fileOf('3.pdf')));
    await answer(0, lost);
    await answer(1, kept('f2'));
    form.atOnce(retried('file-2'), retried('file-3'), retried('file-9'));
    expect([filesOf(form.view()), form.uploads().length]).toEqual([
      ['file-1 failed', 'file-2 kept', 'file-3 sending'],
      3,
    ]);
    const again = form.atOnce(retried('file-1'));
    expect([filesOf(again)[0], again.files[0]?.message, form.uploads().length]).toEqual(['file-1 sending', null, 4]);
    expect(filesOf(await answer(3, kept('f1')))[0]).toBe('file-1 kept');
  });

  test('D-10 files of the draft come before newly selected ones, as many as there is room for', async () => {
    const memory = createMemory();
    const { form, answer } = await openHeld(memory);
    form.atOnce(toFilesAdded(...['1', '2', '3', '4'].map((name) => fileOf(`${name}.pdf`))));
    for (const index of [0, 1, 2, 3]) await answer(index, kept(`f${index}`));
    const later = openRfq({ memory, script: scriptOf({ 'rfq.attach': lost }) });
    later.atOnce(toFilesAdded(fileOf('5.pdf'), fileOf('6.pdf')));
    const view = await later.settled();
    expect([filesOf(view), view.filesLeft]).toEqual([
      ['kept-f0 kept', 'kept-f1 kept', 'kept-f2 kept', 'file-1 failed', 'file-2 failed'],
      0,
    ]);
  });
});

describe('sending with files', () => {
  test('R-5.007 invalid fields are reported before a failed file', async () => {
    const { form, answer } = await openHeld();
    form.atOnce(toFilesAdded(fileOf('1.pdf')));
    await answer(0, lost);
    const wrong = form.atOnce(send);
    expect([wrong.focus, wrong.message, wrong.refusals]).toEqual(['description', null, 1]);
    const held = form.atOnce(...fillEvents, send);
    expect([held.message, held.refusals]).toEqual([{ key: 'rfq.files.held', values: { name: '1.pdf' } }, 1]);
  });

  test('R-5.007 invalid fields are reported before waiting for an upload', async () => {
    const { form } = await openHeld();
    const view = form.atOnce(toFilesAdded(fileOf('1.pdf')), send);
    expect([view.focus, view.waitingForFiles]).toEqual(['description', false]);
  });

  test('names the first failed file, and sends once every file has been uploaded', async () => {
    const { form, answer } = await openHeld(createMemory(), fillEvents);
    form.atOnce(toFilesAdded(fileOf('1.pdf'), fileOf('2.pdf')), send);
    await answer(1, lost);
    expect([form.view().message, form.view().waitingForFiles]).toEqual([
      { key: 'rfq.files.held', values: { name: '2.pdf' } },
      false,
    ]);
    await answer(0, lost);
    expect(form.atOnce(send).message).toEqual({ key: 'rfq.files.held', values: { name: '1.pdf' } });
    form.atOnce(retried('file-1'), retried('file-2'), send);
    await answer(2, kept('f1'));
    expect([form.view().waitingForFiles, form.tasks.length]).toEqual([true, 0]);
    await answer(3, kept('f2'));
    expect([form.view().sent?.rfqId, form.tasks.length]).toEqual(['rfq1', 1]);
  });

  test('also sends once the last pending file is removed', async () => {
    const { form } = await openHeld(createMemory(), fillEvents);
    form.atOnce(toFilesAdded(fileOf('1.pdf')), send, removed('file-1'));
    await flushMicrotasks();
    expect([form.view().sent?.rfqId, form.tasks.length]).toEqual(['rfq1', 1]);
    expect(form.tasks[0]?.payload).not.toHaveProperty('attachments');
  });

  test('stops waiting when the buyer goes back a step', async () => {
    const { form, answer } = await openHeld(createMemory(), [...fillEvents, next, next]);
    const back = form.atOnce(toFilesAdded(fileOf('1.pdf')), send, { type: 'step.returned' });
    expect([back.step, back.waitingForFiles, back.canSend]).toEqual(['quantity', false, true]);
    await answer(0, kept('f1'));
    expect([form.view().step, form.view().sent, form.tasks]).toEqual(['quantity', null, []]);
  });
});
