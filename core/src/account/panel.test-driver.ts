import { createActor, SimulatedClock } from 'xstate';
import { gatewayError } from '../contract/error.ts';
import { type Script, type ScriptedAnswer, toScript } from '../contract/scripted-client.ts';
import { createFlowDriver, createTestPorts, flushMicrotasks } from '../ports/flow.test-driver.ts';
import { err, ok } from '../result.ts';
import type { FormKind } from './address-check.ts';
import { type PanelEmitted, type PanelEvent, type PanelPorts, providePanel } from './panel.machine.ts';
import { panelView } from './panel.view.ts';
import type { PanelOpening } from './panel-opening.ts';

/** A panel with a scripted gateway, and the actions of a person on it, for tests. */

export const ADDRESS = 'priya@malabar.example';
export const member = ok({ registered: 1, supplierId: null });
export const emailNotRegistered = ok({ registered: 0, supplierId: null });
export const toVerification = (isVerify: 'valid' | 'invalid', result: '1' | '2' | '3') => ok({ isVerify, result });
export const toServerError = (code: string, message = '', retryAfterSeconds?: number) =>
  err(gatewayError('SERVER_ERROR', code, message, retryAfterSeconds));

type Answers = Record<string, ScriptedAnswer>;

export const scriptOf = (answers: Answers = {}): Script =>
  toScript({
    'account.memberCheck': member,
    'account.verifyEmail': toVerification('valid', '2'),
    'account.loginPc': ok({ token: 'bt_1' }),
    'account.login': ok({ token: 'bt_1' }),
    'account.registerV2': ok({ tradeChinaToken: 'bt_2' }),
    ...answers,
  });

interface World {
  readonly script?: Script;
  readonly ip?: Awaited<ReturnType<PanelPorts['publicIp']['current']>>;
  readonly country?: string;
}

export function openPanel(
  opening: Partial<PanelOpening> = {},
  { script = scriptOf(), ip, country = '356' }: World = {},
) {
  const { calls, reported, ...ports } = createTestPorts(script);
  const clock = new SimulatedClock();
  const emitted: PanelEmitted[] = [];
  const input: PanelOpening = { device: 'pc', ...opening };
  const machine = providePanel({
    ...ports,
    publicIp: { current: async () => ip ?? ok('192.0.2.7') },
    ipAnalysis: { analyse: async () => ok({ id: country, cnName: '', enName: '', code2: '' }) },
    device: input.device,
    appVersion: '0.1.0',
  });
  const actor = createActor(machine, { input, clock });
  actor.on('*', (event) => void emitted.push(event));
  actor.start();
  return {
    clock,
    emitted,
    reported,
    snapshot: () => JSON.stringify(actor.getPersistedSnapshot()),
    callNames: () => calls.map(({ name }) => name.replace('account.', '')),
    sent: (name: string) => calls.filter((call) => call.name === `account.${name}`),
    ...createFlowDriver(actor, panelView, flushMicrotasks),
  };
}

export const email = (form: FormKind, value = ADDRESS): PanelEvent => ({ type: 'email.changed', form, value });
export const leave = (form: FormKind): PanelEvent => ({ type: 'email.blurred', form });
export const password = (form: FormKind, value = 'fairhall-buyer'): PanelEvent => ({
  type: 'password.changed',
  form,
  value,
});
export const send = (form: FormKind): PanelEvent => ({ type: 'form.submitted', form });
export const address = (form: FormKind, value = ADDRESS) => [email(form, value), leave(form)];
export const fillForm = (form: FormKind) => [...address(form), password(form)];

export const withUnregisteredEmail = (answers: Answers = {}) => ({
  script: scriptOf({ 'account.memberCheck': emailNotRegistered, ...answers }),
});
