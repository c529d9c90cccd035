import type { LocalFile } from '../contract/local-file.ts';
import type { FormFieldName } from '../contract/preregistration/form-fields.ts';
import { createScriptedClientFor, type Script, type ScriptedAnswer, toScript } from '../contract/scripted-client.ts';
import { secondaryContract } from '../contract/trees/secondary-contract.ts';
import { createCountedTimer } from '../ports/counted-timer.ts';
import { createPageDriver, createTestPorts } from '../ports/flow.test-driver.ts';
import type { Slots } from '../ports/storage.ts';
import { ok } from '../result.ts';
import type { PreregOpening } from './opening.ts';
import { openPreregistration } from './page.ts';
import type { PreregEvent } from './preregistration.machine.ts';
import { sampleRecord } from './preregistration.test-data.ts';

export const countries = [
  { id: '356', enName: 'India', cnName: '印度', code2: 'IN', dialingCode: '+91' },
  { id: '792', enName: 'Turkey', cnName: '土耳其', code2: 'TR', dialingCode: '+90' },
];

export const tagTree = [
  {
    id: '601',
    name: 'Home textile',
    children: [{ id: '60101', name: 'Towels', tags: [{ code: 'TG000001', name: 'Cotton bags' }] }],
  },
];

export const scriptOf = (answers: Record<string, ScriptedAnswer> = {}): Script =>
  toScript({
    'site.countries': ok(countries),
    'categories.industryTags': ok(tagTree),
    'upload.image': ok([{ id: '71', msgs: [] }]),
    'preregistration.preRegister': ok(sampleRecord),
    'preregistration.checkReg': ok(null),
    'preregistration.showWithdrawal': ok({ state: 'unknown' }),
    ...answers,
  });

export const createOpening = (change: Partial<PreregOpening> = {}): PreregOpening => ({
  exhibition: { exhibitionId: '1001', industry: 'textile', countryId: '360', abPreRegister: false },
  query: { preRegisterForm: 1 },
  inApp: false,
  presentation: 'route',
  showResult: false,
  entryPoint: 3,
  visitorCountryId: '356',
  ...change,
});

export const toFieldChanged = (name: FormFieldName, value: string): PreregEvent => ({
  type: 'field.changed',
  name,
  value,
});
export const fillEvents: readonly PreregEvent[] = [
  toFieldChanged('email', 'priya@malabar.example'),
  toFieldChanged('contactName', 'Priya Nair'),
  toFieldChanged('company', 'Malabar Trading LLP'),
  toFieldChanged('mobile', '98470 12345'),
];
export const submit: PreregEvent = { type: 'form.submitted' };
export const pictureOf = (name: string, size = 4): LocalFile => ({
  name,
  size,
  type: '',
  arrayBuffer: async () => new ArrayBuffer(size),
});

interface StagedDevice {
  readonly storage: Slots;
}

/** Creates the form's ports for a test; one script answers both gateways. */
export function createFormPorts<Device extends StagedDevice>(script: Script, device: Device) {
  const ports = createTestPorts(script);
  const { gateway: front, calls: frontCalls } = createScriptedClientFor(secondaryContract, script);
  const visitor = { visitorId: () => '3b9f-7' };
  const timer = createCountedTimer();
  const clock = { now: () => 1_800_000_000_000 };
  return { ...device, ...ports, front, frontCalls, visitor, timer, clock, imageServer: '/gateway' };
}

/** Opens the form for a test on the given device. */
export function openFormOn<Device extends StagedDevice>(
  device: Device,
  script: Script = scriptOf(),
  change: Partial<PreregOpening> = {},
) {
  const ports = createFormPorts(script, device);
  const flow = openPreregistration(ports, createOpening(change));
  return {
    ...ports,
    sent: () => ports.frontCalls.filter(({ name }) => name === 'preregistration.preRegister'),
    ...createPageDriver(flow),
    flow,
  };
}
