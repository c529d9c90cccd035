import { describe, expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { type GatewayError, gatewayError } from '../contract/error.ts';
import { createFlowDriver, flushMicrotasks } from '../ports/flow.test-driver.ts';
import { err, ok, type Result } from '../result.ts';
import {
  type BackgroundTask,
  type EditFormDefinition,
  type EditFormSnapshot,
  provideEditForm,
} from './edit-form.machine.ts';
import { type EditFormContext, initialEditForm } from './edit-form.ts';
import { editContextOf, editFormView } from './edit-form.view.ts';

type Event =
  | { readonly type: 'typed'; readonly text: string }
  | { readonly type: 'looked' }
  | { readonly type: 'file.chosen'; readonly file: string }
  | { readonly type: 'form.submitted' }
  | { readonly type: 'note.withdrawn' }
  | { readonly type: 'draft.dropped' }
  | { readonly type: 'retry.requested' };

interface Note {
  readonly text: string;
  readonly version: number;
  readonly canEdit: boolean;
}

interface Context extends EditFormContext<Note, string> {
  readonly lang: string;
  readonly version: number;
  readonly looks: number;
  readonly isOutdated: boolean;
  readonly files: readonly string[];
}

interface Draft {
  readonly text: string;
  readonly version: number;
}

type Answer = Result<unknown, GatewayError>;

const files: BackgroundTask<Context, string, string> = {
  isEdit: true,
  next: (context) => context.files[0] ?? null,
  done: ({ values, files: [, ...rest] }, _, answer) => ({
    files: rest,
    values: answer.ok ? `${values}${answer.value}` : values,
  }),
};

const FORM: EditFormDefinition<
  Event,
  { readonly lang: string },
  Note,
  string,
  Context,
  Draft,
  { readonly version: number },
  'withdraw',
  Draft
> = {
  id: 'note',
  initial: ({ lang }) => ({ ...initialEditForm(''), lang, version: 0, looks: 0, isOutdated: false, files: [] }),
  applyRecord: ({ values, isOutdated }, note, draft) => {
    if (isOutdated) return { values: `${values}, ${note.text}`, version: note.version };
    return { values: draft?.text ?? note.text, version: draft?.version ?? note.version };
  },
  edits: { typed: ({ text }) => ({ values: text }) },
  looks: {
    looked: (_, { looks }) => ({ looks: looks + 1 }),
    'file.chosen': ({ file }, context) => ({ files: [...context.files, file] }),
  },
  isComplete: ({ values }) => values !== '',
  revealErrors: () => ({ looks: -1 }),
  toRequest: ({ values, version }) => ({ text: values, version }),
  applyAnswer: (_, { version }) => ({ version }),
  afterSave: ({ values }) => (values.endsWith('.') ? 'ended' : 'loading'),
  isOutdatedBy: ({ code }) => code === '409',
  outdated: { isOutdated: true },
  actions: { 'note.withdrawn': (_, { values }) => (values === 'fixed' ? null : 'withdraw') },
  background: { files },
};

interface Calls {
  readonly load?: () => Answer;
  readonly save?: () => Answer;
  readonly act?: () => Answer;
  readonly upload?: (file: string) => Answer | Promise<Answer>;
  readonly draft?: Draft | null;
}

const NOTE: Note = { text: 'first', version: 1, canEdit: true };

function openForm({ load, save, act, upload, draft = null }: Calls = {}) {
  const calls: { name: string; request: unknown; key: string }[] = [];
  const reported: unknown[] = [];
  const device = { draft, hasToken: true };
  let made = 0;
  const machine = provideEditForm(
    FORM,
    {
      load: async () => (load?.() ?? ok(NOTE)) as Result<Note, GatewayError>,
      save(request, { idempotencyKey }) {
        calls.push({ name: 'save', request, key: idempotencyKey });
        return Promise.resolve((save?.() ?? ok({ version: 2 })) as Result<{ version: number }, GatewayError>);
      },
      act: async (request, { idempotencyKey }) => {
        calls.push({ name: 'act', request, key: idempotencyKey });
        return act?.() ?? ok(true);
      },
      background: { files: async (file: string) => (await upload?.(file)) ?? ok(file) },
      draft: {
        read: () => device.draft,
        save: ({ values, version }) => {
          device.draft = { text: values, version };
        },
        drop: () => {
          device.draft = null;
        },
      },
    },
    {
      session: {
        hasToken: () => device.hasToken,
        end: () => {
          device.hasToken = false;
        },
      },
      ids: { uuid: () => `key-${++made}` },
      bugs: { report: (cause) => void reported.push(cause) },
    },
  );
  const clock = new SimulatedClock();
  const actor = createActor(machine, { input: { lang: 'en' }, clock }).start();
  const viewOf = (snapshot: EditFormSnapshot) => {
    const { values, record, looks, lang } = editContextOf<Context>(snapshot);
    return { ...editFormView(snapshot), values, record, looks, lang };
  };
  const saves = () => calls.filter(({ name }) => name === 'save');
  return { calls, saves, reported, device, clock, ...createFlowDriver(actor, viewOf) };
}

const LOST = err(gatewayError('NETWORK_ERROR'));
const LOGGED_OUT = err(gatewayError('INVALID_TOKEN', '401'));
const typed = (text: string): Event => ({ type: 'typed', text });
const submit: Event = { type: 'form.submitted' };

describe('editing a record in a form', () => {
  test('R-5.007 invalid values are rejected, and nothing is sent', async () => {
    const form = openForm();
    const view = await form.do(typed(''), submit);
    expect([view.refusals, view.looks, form.calls]).toEqual([1, -1, []]);
  });

  test('REL-02 the same values are sent again under their key, other values under a new one', async () => {
    const form = openForm({ save: () => LOST });
    const view = await form.do(typed('mine'), submit, submit, typed('other'), submit, typed('mine'), submit);
    expect([view.state, view.values, view.message]).toEqual(['shown', 'mine', { key: 'request.network' }]);
    expect(form.saves().map(({ request, key }) => [request, key])).toEqual([
      [{ text: 'mine', version: 1 }, 'key-1'],
      [{ text: 'mine', version: 1 }, 'key-1'],
      [{ text: 'other', version: 1 }, 'key-2'],
      [{ text: 'mine', version: 1 }, 'key-3'],
    ]);
  });

  test('saving deletes the draft and loads the record again', async () => {
    let text = 'first';
    const form = openForm({ load: () => ok({ ...NOTE, text }) });
    await form.do(typed('mine'));
    expect(form.device.draft).toEqual({ text: 'mine', version: 1 });
    text = 'as saved';
    const view = await form.do(submit);
    expect([view.values, view.isSaved, form.device.draft]).toEqual(['as saved', true, null]);
  });

  test('R-5.007 text typed during a save stays, and is saved on top of the new version', async () => {
    const form = openForm();
    await form.do(typed('mine'));
    form.atOnce(submit, typed('mine, and more'));
    const view = await form.settled();
    expect([view.values, view.isSaved, form.device.draft]).toEqual([
      'mine, and more',
      false,
      { text: 'mine, and more', version: 2 },
    ]);
    await form.do(submit);
    expect(form.saves()[1]?.request).toEqual({ text: 'mine, and more', version: 2 });
  });

  test('a form that ends after saving is no longer shown, and its draft is deleted', async () => {
    const form = openForm();
    expect((await form.do(typed('done.'), submit)).state).toBe('ended');
    expect(form.device.draft).toBeNull();
  });

  test('a version saved by someone else is loaded and added after the typed text, and the next attempt has a new key', async () => {
    const answers = [err(gatewayError('SERVER_ERROR', '409')), ok({ version: 10 })];
    const notes = [NOTE, { ...NOTE, text: 'theirs', version: 9 }];
    const form = openForm({ save: () => answers.shift() ?? LOST, load: () => ok(notes.shift() ?? NOTE) });
    const view = await form.do(typed('mine'), submit);
    expect([view.state, view.values, view.isSaved, view.message]).toEqual(['shown', 'mine, theirs', false, null]);
    await form.do(submit);
    expect(form.saves().map(({ request, key }) => [request, key])).toEqual([
      [{ text: 'mine', version: 1 }, 'key-1'],
      [{ text: 'mine, theirs', version: 9 }, 'key-2'],
    ]);
  });

  test('D-65 a user without edit rights can view the record but not change it', async () => {
    const form = openForm({ load: () => ok({ ...NOTE, canEdit: false }) });
    const view = await form.do({ type: 'looked' }, typed('mine'), submit, { type: 'note.withdrawn' });
    expect([view.canEdit, view.looks, view.values, form.calls, form.device.draft]).toEqual([
      false,
      1,
      'first',
      [],
      null,
    ]);
  });

  test('R-4.087 a save shows its loading state after 100 ms', async () => {
    const form = openForm();
    await form.do(typed('mine'));
    expect(form.atOnce(submit).submit).toEqual({ busy: true, loading: false, locked: false });
    form.clock.increment(99);
    expect(form.view().submit.loading).toBe(false);
    form.clock.increment(1);
    expect(form.view().submit.loading).toBe(true);
    expect((await form.settled()).submit.busy).toBe(false);
  });

  test('a failed load can be retried', async () => {
    const answers: Answer[] = [LOST];
    const form = openForm({ load: () => answers.shift() ?? ok(NOTE) });
    const failed = await form.settled();
    expect([failed.state, failed.message]).toEqual(['failed', { key: 'request.network' }]);
    const view = await form.do({ type: 'retry.requested' });
    expect([view.state, view.message]).toEqual(['shown', null]);
  });
});

describe('an expired login in an edit form', () => {
  test.each([
    ['loaded', { load: () => LOGGED_OUT }, []],
    ['saved', { save: () => LOGGED_OUT }, [typed('mine'), submit]],
    ['changed otherwise', { act: () => LOGGED_OUT }, [typed('mine'), { type: 'note.withdrawn' } as Event]],
  ])('THR-56 is cleared, and the record is hidden, when something is %s', async (_, calls, events) => {
    const form = openForm(calls);
    const view = await form.do(...events);
    expect([view.state, view.record, view.values, view.lang]).toEqual(['visitor', null, '', 'en']);
    expect(form.device.hasToken).toBe(false);
  });

  test('leaves the draft on the device, even if a file arrives later', async () => {
    const upload = Promise.withResolvers<Answer>();
    const form = openForm({ save: () => LOGGED_OUT, upload: () => upload.promise });
    await form.do(typed('mine'));
    form.atOnce({ type: 'file.chosen', file: 'a' }, submit);
    await flushMicrotasks();
    expect(form.view().state).toBe('visitor');
    upload.resolve(ok('a'));
    await form.settled();
    expect(form.device.draft).toEqual({ text: 'mine', version: 1 });
  });
});

describe('other actions of an edit form', () => {
  test('REL-02 another action is sent under its own key, and the record is loaded again without the typed text', async () => {
    const answers: Answer[] = [LOST];
    const form = openForm({ act: () => answers.shift() ?? ok(true) });
    const failed = await form.do(typed('mine'), { type: 'note.withdrawn' });
    expect([failed.values, failed.message]).toEqual(['mine', { key: 'request.network' }]);
    await form.do({ type: 'note.withdrawn' });
    expect(form.calls).toEqual([
      { name: 'act', request: 'withdraw', key: 'key-1' },
      { name: 'act', request: 'withdraw', key: 'key-1' },
    ]);
    expect(form.device.draft).toBeNull();
  });

  test('an action that is not possible now is not sent', async () => {
    const form = openForm();
    await form.do(typed('fixed'), { type: 'note.withdrawn' });
    expect(form.calls).toEqual([]);
  });

  test('files are uploaded one after the other, and a lost one does not stop the next', async () => {
    const sent: string[] = [];
    const form = openForm({
      upload: (file) => {
        sent.push(file);
        return file === 'b' ? LOST : ok(file);
      },
    });
    await form.settled();
    form.atOnce(...['a', 'b', 'c'].map((file): Event => ({ type: 'file.chosen', file })));
    const view = await form.settled();
    expect([sent, view.values, form.device.draft]).toEqual([
      ['a', 'b', 'c'],
      'firstac',
      { text: 'firstac', version: 1 },
    ]);
  });

  test('a stored draft is restored, and deleted when it is discarded', async () => {
    const form = openForm({ draft: { text: 'half a no', version: 1 } });
    expect((await form.settled()).values).toBe('half a no');
    expect((await form.do({ type: 'draft.dropped' })).values).toBe('first');
    expect(form.device.draft).toBeNull();
  });

  test.each([
    ['load', { load: boom }, [], 'failed'],
    ['save', { save: boom }, [typed('mine'), submit], 'shown'],
    ['act', { act: boom }, [typed('mine'), { type: 'note.withdrawn' } as Event], 'shown'],
    ['upload', { upload: boom }, [{ type: 'file.chosen', file: 'a' } as Event], 'shown'],
  ] as const)('a port that throws in %s is reported, and the form stays', async (_, calls, events, state) => {
    const form = openForm(calls);
    const view = await form.do(...events);
    expect([view.state, form.reported]).toEqual([state, [new Error('boom')]]);
  });
});

function boom(): never {
  throw new Error('boom');
}
