import { expect, test } from 'vitest';
import { sampleExhibition } from '../contract/call-examples/rows.ts';
import { gatewayError } from '../contract/error.ts';
import { ENTRY_TYPES } from '../contract/exhibition/limits.ts';
import { createScriptedClientFor, type ScriptedAnswer, toScript } from '../contract/scripted-client.ts';
import { secondaryContract } from '../contract/trees/secondary-contract.ts';
import { err, ok } from '../result.ts';
import { createMemoryDevice } from '../storage/memory-device.ts';
import { preregistrationInfoKey } from './keys.ts';
import { sampleRecord } from './preregistration.test-data.ts';
import { createRegistrationGate, type RequiredRegistration } from './registration-gate.ts';

const detail = {
  ...sampleExhibition,
  phase: 2 as const,
  halls: [],
  figures: { exhibitors: 0, countries: 0, goods: 0 },
};
const config = {
  exhibitionId: '1001',
  popupMode: 'default',
  phase: 2,
  abPreRegister: false,
  entryTypes: [],
  maxTag: 10,
};
const wish = { exhibitionId: '1001', entryType: 'Enquiry' } as const;

function openGate(answers: Record<string, ScriptedAnswer> = {}, registers = true) {
  const { storage } = createMemoryDevice();
  const script = toScript({
    'exhibition.detail': ok(detail),
    'exhibition.config': ok(config),
    'preregistration.checkReg': ok(null),
    ...answers,
  });
  const { gateway: front, calls } = createScriptedClientFor(secondaryContract, script);
  const asked: RequiredRegistration[] = [];
  const ask = async (form: RequiredRegistration) => {
    asked.push(form);
    return registers;
  };
  const gate = createRegistrationGate({ front, storage, openForm: ask });
  return { gate, asked, infos: storage.slot(preregistrationInfoKey), names: () => calls.map(({ name }) => name) };
}

test('R-3.095 R-3.097 samples and enquiries are among the entry types of an exhibition', () => {
  expect(ENTRY_TYPES).toEqual(['Sample', 'Collection', 'Enquiry', 'BookingMeeting', 'AddToPlanner']);
});

test('R-6.020 A-42 the form opens without a registration, and the action continues after registering', async () => {
  const { gate, asked } = openGate();
  expect(await gate.pass(wish)).toEqual(ok('passed'));
  expect(asked.map(({ entryType, loaded }) => [entryType, loaded.exhibition.exhibitionId])).toEqual([
    ['Enquiry', '1001'],
  ]);
});

test('R-6.020 closing the form cancels the action', async () => {
  expect(await openGate({}, false).gate.pass(wish)).toEqual(ok('stayed'));
});

test('R-6.023 a visitor registered on this device passes without any call', async () => {
  const { gate, asked, infos, names } = openGate();
  infos.save({ 1001: { id: 'r1', badgeNo: 'B', email: 'a@b.example', contactName: 'A', isWelcomeBack: false } });
  expect(await gate.pass(wish)).toEqual(ok('passed'));
  expect([asked, names()]).toEqual([[], []]);
});

test('R-6.023 R-3.076 a registration found by the gateway passes, and is stored', async () => {
  const { gate, asked, infos } = openGate({ 'preregistration.checkReg': ok(sampleRecord) });
  expect(await gate.pass(wish)).toEqual(ok('passed'));
  expect([asked, infos.read()?.['1001']?.badgeNo]).toEqual([[], sampleRecord.badgeNo]);
});

test('A-42 an ended or missing exhibition needs no registration', async () => {
  const over = openGate({ 'exhibition.detail': ok({ ...detail, phase: 4 }) });
  const gone = openGate({ 'exhibition.detail': err(gatewayError('SERVER_ERROR', '404')) });
  expect([await over.gate.pass(wish), await gone.gate.pass(wish)]).toEqual([ok('passed'), ok('passed')]);
  expect([over.asked, gone.asked]).toEqual([[], []]);
});

test('a failed check is reported, and no form opens', async () => {
  const lost = gatewayError('NETWORK_ERROR');
  for (const name of ['exhibition.detail', 'preregistration.checkReg']) {
    const { gate, asked } = openGate({ [name]: err(lost) });
    expect([await gate.pass(wish), asked]).toEqual([err(lost), []]);
  }
});
