import { createNativeBridge } from '@fairhall/adapters/bridge/native-bridge';
import { NO_BRIDGE } from '@fairhall/adapters/bridge/no-bridge';
import { createScriptedShell } from '@fairhall/adapters/bridge/scripted-shell';
import { createSequenceIds } from '@fairhall/adapters/memory/sequence-ids';
import { createSimulatedClock } from '@fairhall/adapters/memory/simulated-clock';
import { APP_BRIDGE_ACTIONS } from '@fairhall/core/ports/native-bridge';
import { describe, expect, test } from 'vitest';

function bench(answers: Parameters<typeof createScriptedShell>[0] = {}) {
  const clock = createSimulatedClock();
  const shell = createScriptedShell(answers);
  return { clock, shell, bridge: createNativeBridge(shell.window, createSequenceIds(), clock) };
}

describe('the bridge to a native app', () => {
  test('R-7.108 the app receives the action, its source, its key and its payload', () => {
    const { bridge, shell } = bench();
    bridge.send({ action: 'goto', from: 'product', key: 'supplier', payload: { supplierId: 'S1' } });
    const id = '00000000-0000-4000-8000-000000000001';
    expect(shell.messages).toEqual([
      { action: 'goto', id, from: 'product', key: 'supplier', payload: { supplierId: 'S1' } },
    ]);
  });

  test.each(APP_BRIDGE_ACTIONS)('every action reaches the app: %s', (action) => {
    const { bridge, shell } = bench();
    bridge.send({ action });
    expect(shell.messages.map((message) => message.action)).toEqual([action]);
  });

  test('R-7.109 a goto message carries only its nine fields', () => {
    const { bridge, shell } = bench();
    const nine = {
      productId: 'P1',
      supplierId: 'S1',
      exhibitionId: '1001',
      url: '/cart',
      email: 'a@b.co',
      badgeNo: 'TEX1',
      deviceId: 'd',
      appToken: 't',
      remindId: '5',
    };
    bridge.send({ action: 'goto', payload: { ...nine, password: 'x' } });
    expect(shell.messages[0]?.payload).toEqual(nine);
  });

  test.each(['https://elsewhere.test/', '//elsewhere.test/', 'http://fairhall.test/', 'javascript:alert(1)'])(
    'THR-53 no token is sent to a foreign URL: %s',
    (url) => {
      const { bridge, shell } = bench();
      bridge.send({ action: 'goto', payload: { url, appToken: 't' } });
      expect(shell.messages[0]?.payload).toEqual({ url });
    },
  );

  test('the app’s answer reaches the caller, as an object or as JSON', async () => {
    const { bridge, shell } = bench({ getCartGoodsList: ['P1'] });
    expect(await bridge.request({ action: 'getCartGoodsList' })).toEqual(['P1']);
    const later = bridge.request({ action: 'getPreRegisterStatus' });
    shell.send(JSON.stringify({ id: shell.messages[1]?.id, data: true }));
    expect(await later).toBe(true);
  });

  test('R-9.039 a request times out after thirty seconds if the app does not answer', async () => {
    const { bridge, clock } = bench();
    let answer: unknown = 'none yet';
    void bridge.request({ action: 'login' }).then((data) => {
      answer = data;
    });
    await clock.advance(29_999);
    expect(answer).toBe('none yet');
    await clock.advance(1);
    expect(answer).toBeUndefined();
  });

  test('messages that answer no request are ignored', async () => {
    const { bridge, shell, clock } = bench();
    const answer = bridge.request({ action: 'login' });
    for (const message of [undefined, null, 7, '{', '[]', {}, { id: 1, data: 'x' }, { id: 'unknown', data: 'x' }]) {
      shell.send(message);
    }
    shell.send({ id: shell.messages[0]?.id });
    shell.send({ id: shell.messages[0]?.id, data: 'too late' });
    await clock.flush();
    expect(await answer).toBeUndefined();
  });
});

const clock = createSimulatedClock();
const window = { location: { origin: 'https://fairhall.test' }, parent: undefined as unknown };
window.parent = window;
const framed = { ...createScriptedShell().window, parent: {} };

describe.each([
  ['no app', createNativeBridge(window, createSequenceIds(), clock)],
  ['a page in a frame', createNativeBridge(framed, createSequenceIds(), clock)],
  ['a terminal', NO_BRIDGE],
])('without a native app: %s', (_, bridge) => {
  test('the bridge is absent, sends nothing, and answers undefined at once', async () => {
    expect(bridge.present).toBe(false);
    expect(bridge.send({ action: 'goto' })).toBeUndefined();
    expect(await bridge.request({ action: 'login' })).toBeUndefined();
  });
});
