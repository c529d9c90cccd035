import { describe, expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import type { SavedReply } from '../../contract/enquiry/saved-reply-calls.ts';
import { gatewayError } from '../../contract/error.ts';
import { type ScriptedAnswer, toScript } from '../../contract/scripted-client.ts';
import { createFlowDriver } from '../../ports/flow.test-driver.ts';
import { err, ok } from '../../result.ts';
import { createMemoryDevice } from '../../storage/memory-device.ts';
import { supplierTokenKey } from '../../supplier-login/keys.ts';
import { supplierStage } from '../../supplier-login/supplier.test-driver.ts';
import { provideSavedReplies, type SavedReplyField } from './saved-replies.machine.ts';
import { supplierSavedRepliesView } from './saved-replies.view.ts';

const samples: SavedReply = { replyId: 'r1', title: 'Samples', text: 'Samples are free.', version: '1' };
const listOf = (...replies: SavedReply[]) => ok({ replies, max: 2 }) as ScriptedAnswer;

/** Opens the page; a test may change `answers` later. */
function openPage(changed: Record<string, ScriptedAnswer> = {}) {
  const answers: Record<string, ScriptedAnswer> = {
    'supplierSavedReply.list': listOf(samples),
    'supplierSavedReply.save': ok({ replyId: 'r2', version: '1' }),
    'supplierSavedReply.remove': ok(true),
    ...changed,
  };
  const stage = supplierStage(toScript(answers), createMemoryDevice());
  stage.storage.slot(supplierTokenKey).save('st_1');
  const clock = new SimulatedClock();
  const actor = createActor(provideSavedReplies({ ...stage.ports, timer: clock as never }), { clock }).start();
  return { ...stage, answers, ...createFlowDriver(actor, supplierSavedRepliesView) };
}

const typed = (name: SavedReplyField, value: string) => ({ type: 'field.changed', name, value }) as const;
const opened = (id: string) => ({ type: 'form.opened', id }) as const;
const submitted = { type: 'form.submitted' } as const;

describe('saved replies', () => {
  test('D-65 a reply is added without the spaces around it', async () => {
    const page = openPage();
    const view = await page.do(opened(''), typed('title', ' Lead time '), typed('text', 'Three weeks.'), submitted);
    expect(page.sent('supplierSavedReply.save').map(({ data }) => data)).toEqual([
      { title: 'Lead time', text: 'Three weeks.' },
    ]);
    expect([view.form, view.done]).toEqual([null, { key: 'savedReplies.done.added', values: { title: 'Lead time' } }]);
  });

  test('D-65 a change names the version that was loaded', async () => {
    const page = openPage();
    const view = await page.do(opened('r1'), typed('text', 'Samples cost 10 USD.'), submitted);
    expect(page.sent('supplierSavedReply.save')[0]?.data).toEqual({
      replyId: 'r1',
      version: '1',
      title: 'Samples',
      text: 'Samples cost 10 USD.',
    });
    expect(view.done?.key).toBe('savedReplies.done.saved');
  });

  test('R-5.007 an empty text is reported, has the focus, and nothing is sent', async () => {
    const page = openPage();
    const view = await page.do(opened(''), typed('title', 'Lead time'), submitted);
    expect([view.form?.focus, view.form?.refusals, view.form?.fields.text.state]).toEqual(['text', 1, 'required']);
    expect(page.sent('supplierSavedReply.save')).toEqual([]);
  });

  test('D-65 after a colleague’s change the typed text stays, and the next save overwrites the shown version', async () => {
    const page = openPage();
    await page.do(opened('r1'), typed('text', 'Samples cost 10 USD.'));
    page.answers['supplierSavedReply.list'] = listOf({ ...samples, text: 'Samples cost 5 USD.', version: '2' });
    page.answers['supplierSavedReply.save'] = err(gatewayError('SERVER_ERROR', '409', 'Changed.'));
    const rejected = await page.do(submitted);
    expect([rejected.message, rejected.form?.fields.text.value, rejected.replies[0]?.text]).toEqual([
      { text: 'Changed.' },
      'Samples cost 10 USD.',
      'Samples cost 5 USD.',
    ]);
    await page.do(submitted);
    expect(page.sent('supplierSavedReply.save').map(({ data }) => (data as SavedReply).version)).toEqual(['1', '2']);
  });

  test('a removal is asked about first', async () => {
    const page = openPage();
    const asked = await page.do({ type: 'remove.requested', id: 'r1' });
    expect([asked.removing, page.sent('supplierSavedReply.remove')]).toEqual(['r1', []]);
    const view = await page.do({ type: 'remove.confirmed' });
    expect(page.sent('supplierSavedReply.remove').map(({ data }) => data)).toEqual([{ replyId: 'r1' }]);
    expect([view.removing, view.done?.values]).toEqual([null, { title: 'Samples' }]);
  });

  test('a full list takes no more', async () => {
    const view = await openPage({
      'supplierSavedReply.list': listOf(samples, { ...samples, replyId: 'r2' }),
    }).do();
    expect([view.hasRoom, view.max]).toEqual([false, 2]);
  });
});
