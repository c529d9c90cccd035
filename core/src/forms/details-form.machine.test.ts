import { expect, test } from 'vitest';
import { SimulatedClock } from 'xstate';
import { gatewayError } from '../contract/error.ts';
import { createPageDriver, createTestPorts } from '../ports/flow.test-driver.ts';
import { err, ok, type Result } from '../result.ts';
import { openDetailsForm } from './details-form.page.ts';
import { required } from './rule.ts';

const KIND = { rules: { name: [required()] } } as const;
const SUBMIT = { type: 'form.submitted' } as const;
const picture = { name: 'card.png', size: 4, type: 'image/png', arrayBuffer: async () => new ArrayBuffer(4) };
const CHOOSE = { type: 'card.chosen', side: 'cardFront', file: picture } as const;

/** A form whose uploads the test answers. */
function openForm() {
  const uploads: ((answer: Result<unknown, ReturnType<typeof gatewayError>>) => void)[] = [];
  const saved: (string | null | undefined)[] = [];
  const ports = createTestPorts(() => new Promise((resolve) => uploads.push(resolve as never)) as never);
  const save = async (_: unknown, { cardFront }: { cardFront: { fileId: string | null } | null }) => {
    saved.push(cardFront?.fileId);
    return ok(true as const);
  };
  const flow = openDetailsForm(
    { ...ports, save, timer: new SimulatedClock() },
    { kind: KIND, initialValues: { name: 'Priya' } },
  );
  return { uploads, saved, ...createPageDriver(flow) };
}
const arrived = ok([{ id: '71', msgs: [] }]);

test('D-84 saving waits for the pictures, and the saved values include their ids', async () => {
  const form = openForm();
  expect(await form.do(CHOOSE, SUBMIT)).toMatchObject({ busy: true, saved: false });
  expect(form.saved).toEqual([]);
  form.uploads[0]?.(arrived);
  expect(await form.settled()).toMatchObject({ busy: false, saved: true });
  expect(form.saved).toEqual(['71']);
});

test('a failed picture blocks the form until it is retried or removed', async () => {
  const form = openForm();
  await form.do(CHOOSE, SUBMIT);
  form.uploads[0]?.(err(gatewayError('NETWORK_ERROR')));
  expect(await form.settled()).toMatchObject({ busy: false, message: { key: 'files.card.held' } });
  expect((await form.do(SUBMIT)).saved).toBe(false);
  await form.do({ type: 'card.retried', side: 'cardFront' });
  form.uploads[1]?.(arrived);
  expect((await form.do(SUBMIT)).saved).toBe(true);
  expect((await form.do({ type: 'card.removed', side: 'cardFront' })).saved).toBe(false);
  await form.do(SUBMIT);
  expect(form.saved).toEqual(['71', undefined]);
});

test('a file that is not a picture shows an error on its side, and nothing is sent', async () => {
  const form = openForm();
  const view = await form.do({ ...CHOOSE, file: { ...picture, name: 'card.pdf', type: 'application/pdf' } });
  expect(view.cards[0]?.fault).toEqual({ key: 'files.card.wrongKind', values: { name: 'card.pdf' } });
  expect(form.uploads).toEqual([]);
});
