import { expect, test } from 'vitest';
import { gatewayError } from '../contract/error.ts';
import { createManualGateway } from '../ports/manual-gateway.ts';
import { type Path, walkFlow } from '../ports/walk-flow.ts';
import { err, ok } from '../result.ts';
import { createMemoryDevice } from '../storage/memory-device.ts';
import { preregistrationDraftKey, preregistrationInfoKey } from './keys.ts';
import { openPreregistration } from './page.ts';
import type { PreregEvent } from './preregistration.machine.ts';
import { samplePrefill, sampleRecord } from './preregistration.test-data.ts';
import {
  countries,
  createFormPorts,
  createOpening,
  pictureOf,
  submit,
  toFieldChanged,
} from './preregistration.test-driver.ts';

const WRITTEN = { email: 'priya@malabar.example', contactName: 'Priya Nair', company: 'Malabar', mobile: '9847012345' };
const rest = [
  toFieldChanged('contactName', WRITTEN.contactName),
  toFieldChanged('company', WRITTEN.company),
  toFieldChanged('mobile', WRITTEN.mobile),
];

function openWorld(version: number, link: { exhibitionId: string; pretoken: string } | undefined) {
  const { script, waiting } = createManualGateway({
    'site.countries': [ok(countries)],
    'categories.industryTags': [ok([])],
    'upload.image': [ok([{ id: '71', msgs: [] }])],
    'preregistration.getPreData': [ok({ ...samplePrefill, tagCodes: '' }), err(gatewayError('SERVER_ERROR', '404'))],
    'preregistration.preRegister': [ok(sampleRecord)],
    'preregistration.checkReg': [ok(null)],
    'preregistration.showWithdrawal': [ok({ state: 'unknown' })],
  });
  const ports = createFormPorts(script, createMemoryDevice());
  const flow = openPreregistration(
    ports,
    createOpening({ query: { preRegisterForm: version }, link, presentation: 'page', showResult: true }),
  );
  for (const event of rest) flow.send(event);
  return { ...ports, waiting, flow };
}

const has = (path: Path, step: string) => path.includes(step);

test('R-1.008 R-3.077 R-5.007 a registration loses no input, repeats no request under another key and completes every action', async () => {
  const events = {
    'writes an address': toFieldChanged('email', WRITTEN.email),
    'leaves the address': { type: 'field.blurred', name: 'email' },
    'turns the clause': { type: 'clause.toggled' },
    sends: submit,
    retries: { type: 'retry.requested' },
    closes: { type: 'result.closed' },
  } as const satisfies Readonly<Record<string, PreregEvent>>;
  const walked = await walkFlow({
    open: () => openWorld(1, { exhibitionId: '1001', pretoken: 'T1' }),
    events,
    depth: 4,
    blurred: ['refusals', 'message', 'error', 'prefillFailure'],
    isEnd: ({ sent }) => sent !== null && sent.result === null,
    rules(view, { storage, frontCalls }, path) {
      const keys = frontCalls
        .filter(({ name }) => name === 'preregistration.preRegister')
        .map(({ options }) => options.idempotencyKey);
      const email = view.fields.find(({ name }) => name === 'email')?.value ?? '';
      const draft = storage.slot(preregistrationDraftKey).read();
      const isOpen = !view.busy && view.sent === null;
      return {
        'one content has one key': new Set(keys).size <= 1,
        'it is one thing at a time': [view.sending, view.canSend, view.sent !== null].filter(Boolean).length <= 1,
        'an address that was written stays': email !== '' || !has(path, 'writes an address'),
        'what was written is on the device': !isOpen || draft?.fields.email === email,
        'what has arrived leaves no draft': view.sent === null || draft === null,
        'who is registered is remembered': view.sent === null || storage.slot(preregistrationInfoKey).read() !== null,
        'nothing goes off without the clause':
          keys.length === 0 || view.sent !== null || view.clause || has(path, 'turns the clause'),
      };
    },
  });
  expect(walked.states).toBeGreaterThan(100);
});

test('D-10 REL-05 uploaded, failed and removed pictures only stop a registration from being sent too early', async () => {
  const written = () => {
    const world = openWorld(9, undefined);
    const more = [
      toFieldChanged('jobTitle', 'ceo'),
      toFieldChanged('visitorType', 'media'),
      toFieldChanged('participatePurpose', 'seek'),
    ];
    for (const event of [toFieldChanged('email', WRITTEN.email), ...more]) world.flow.send(event);
    return world;
  };
  const events = {
    'adds a picture': { type: 'card.chosen', side: 'cardFront', file: pictureOf('card.png') },
    'takes it away': { type: 'card.removed', side: 'cardFront' },
    'sends it again': { type: 'card.retried', side: 'cardFront' },
    'waits no longer': { type: 'submit.cancelled' },
    sends: submit,
  } as const satisfies Readonly<Record<string, PreregEvent>>;
  const walked = await walkFlow({
    open: written,
    events,
    depth: 4,
    blurred: ['refusals', 'message', 'error'],
    isEnd: ({ sent }) => sent !== null,
    rules: (view, { frontCalls }) => ({
      'nothing is sent with a picture on its way':
        !view.sending || view.cards.every(({ file }) => file === null || file.state === 'kept'),
      'a button that is busy has something to wait for': !view.submit.busy || view.busy || view.waitingForCards,
      'a form is sent under one key':
        new Set(
          frontCalls
            .filter(({ name }) => name === 'preregistration.preRegister')
            .map(({ options }) => options.idempotencyKey),
        ).size <= 2,
    }),
  });
  expect(walked.states).toBeGreaterThan(60);
});
