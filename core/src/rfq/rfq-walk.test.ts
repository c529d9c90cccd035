import { expect, test } from 'vitest';
import { createTestDeferral } from '../../../tests/support/test-deferral.ts';
import { guestKey } from '../forms/keys.ts';
import { createCountedTimer } from '../ports/counted-timer.ts';
import { createTestPorts } from '../ports/flow.test-driver.ts';
import { createManualGateway } from '../ports/manual-gateway.ts';
import { isBroken, type Path, walkFlow } from '../ports/walk-flow.ts';
import { ok } from '../result.ts';
import { createMemoryDevice } from '../storage/memory-device.ts';
import { rfqDraftKey } from './keys.ts';
import { openRfq } from './page.ts';
import type { RfqEvent } from './rfq.machine.ts';
import { fileOf, next, send, toFieldChanged, toFilesAdded } from './rfq.test-driver.ts';

const countries = [{ id: '356', enName: 'India', cnName: '印度', code2: 'IN', dialingCode: '91' }];

function openWorld(device = createMemoryDevice()) {
  const gateway = createManualGateway({
    'site.countries': [ok(countries)],
    'rfq.attach': [ok({ fileId: 'f1', fileName: 'drawing.pdf', size: 4 })],
  });
  const { waiting, ...desk } = createTestDeferral({ rfqId: 'r1' });
  const timer = createCountedTimer();
  const ports = createTestPorts(gateway.script);
  const flow = openRfq(
    { ...ports, storage: device.storage, deferral: desk.deferral, timer },
    { visitorCountryId: '356' },
  );
  return { ...device, ...ports, ...desk, timer, flow, waiting: () => [...gateway.waiting(), ...waiting()] };
}

const WRITTEN = { description: 'Cotton tote bags', email: 'priya@malabar.example' };
const writes = {
  'says what is needed': toFieldChanged('description', WRITTEN.description),
  'writes an address': toFieldChanged('email', WRITTEN.email),
} as const;

const isOneStep = ({ steps, step }: ReturnType<ReturnType<typeof openWorld>['flow']['view']>) =>
  steps
    .filter(({ state }) => state === 'current')
    .map(({ name }) => name)
    .join() === step;

function rulesOf(
  view: ReturnType<ReturnType<typeof openWorld>['flow']['view']>,
  { storage, tasks, keysTooMany }: ReturnType<typeof openWorld>,
  path: Path,
) {
  const { description, email } = view.fields;
  const draft = storage.slot(rfqDraftKey).read();
  const isSent = view.sent !== null;
  const kept = view.files.filter(({ state }) => state === 'kept').length;
  return {
    'one content has one key': isBroken(path) || keysTooMany() <= 0,
    'what was needed stays': description.value !== '' || !path.includes('says what is needed'),
    'an address that was written stays': email.value !== '' || !path.includes('writes an address'),
    'one step is the current one': isOneStep(view),
    'a button that is busy has something to wait for': !view.submit.busy || view.busy || view.waitingForFiles,
    'what has arrived leaves no draft': !isSent || draft === null,
    'who has sent is remembered': !isSent || storage.slot(guestKey).read()?.email === WRITTEN.email,
    'the draft is what is written': view.busy || isSent || draft === null || draft.description === description.value,
    'the draft holds the files that have arrived': view.busy || isSent || (draft?.attachments.length ?? 0) === kept,
    'what was written is on the device': view.busy || isSent || (draft?.description ?? '') === description.value,
    'nothing is sent with a file on its way':
      tasks.length === 0 || !view.sending || view.files.every(({ state }) => state === 'kept'),
  };
}

test('R-1.005 R-2.038 R-5.007 an RFQ loses no input, repeats no request under another key and completes every action', async () => {
  const events = {
    ...writes,
    'goes on': next,
    sends: send,
    retries: { type: 'retry.requested' },
  } as const satisfies Readonly<Record<string, RfqEvent>>;
  const walked = await walkFlow({
    open: openWorld,
    events,
    depth: 5,
    blurred: ['refusals', 'message', 'error'],
    isEnd: ({ sent }) => sent !== null,
    rules: rulesOf,
  });
  expect(walked.states).toBeGreaterThan(200);
});

test('D-10 REL-05 uploaded, failed and removed files only stop an RFQ from being sent too early', async () => {
  const written = () => {
    const world = openWorld();
    for (const event of Object.values(writes)) world.flow.send(event);
    return world;
  };
  const events = {
    'adds a file': toFilesAdded(fileOf('drawing.pdf')),
    'takes the file away': { type: 'file.removed', id: 'file-1' },
    'sends the file again': { type: 'file.retried', id: 'file-1' },
    'waits no longer': { type: 'submit.cancelled' },
    sends: send,
  } as const satisfies Readonly<Record<string, RfqEvent>>;
  const walked = await walkFlow({
    open: written,
    events,
    depth: 5,
    blurred: ['refusals', 'message', 'error'],
    isEnd: ({ sent }) => sent !== null,
    rules: rulesOf,
  });
  expect(walked.states).toBeGreaterThan(200);
});
