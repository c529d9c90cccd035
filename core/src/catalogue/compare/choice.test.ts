import { describe, expect, test } from 'vitest';
import { sampleBrief } from '../../contract/call-examples/rows.ts';
import { gatewayError } from '../../contract/error.ts';
import { createScriptedClient, toScript } from '../../contract/scripted-client.ts';
import { err, ok } from '../../result.ts';
import { createMemoryDevice } from '../../storage/memory-device.ts';
import { compareProductsKey } from '../keys.ts';
import { applyChoiceEvent, type ChoiceEvent, NO_CHOICE, parseGoodsIds } from './choice.ts';
import { openChoice } from './open-choice.ts';

const toggled = (productId: string): ChoiceEvent => ({ type: 'product.toggled', productId });
const four = ['P1', 'P2', 'P3', 'P4'].map(toggled).reduce(applyChoiceEvent, NO_CHOICE);

function open(kept: readonly string[], known: readonly string[] | null) {
  const { storage } = createMemoryDevice();
  const slot = storage.slot(compareProductsKey);
  slot.save([...kept]);
  const cards = (known ?? []).map((goodsSpuId) => ({ ...sampleBrief, goodsSpuId }));
  const answer = known === null ? err(gatewayError('NETWORK_ERROR')) : ok(cards);
  const { gateway, calls } = createScriptedClient(toScript({ 'catalogue.goodsByIds': answer }));
  return { flow: openChoice({ storage, gateway, clock: { now: () => 0 } }), slot, calls };
}

describe('choosing products to compare', () => {
  test('R-1.001 one press selects a product, and the next one deselects it', () => {
    expect([toggled('P1'), toggled('P2'), toggled('P1')].reduce(applyChoiceEvent, NO_CHOICE).ids).toEqual(['P2']);
  });

  test('R-1.001 a fifth product is rejected and reported, and the four stay; the next action clears the message', () => {
    const refused = applyChoiceEvent(four, toggled('P5'));
    expect(refused).toEqual({ ids: ['P1', 'P2', 'P3', 'P4'], isRefused: true });
    expect(applyChoiceEvent(refused, { type: 'product.removed', productId: 'P2' })).toEqual({
      ids: ['P1', 'P3', 'P4'],
      isRefused: false,
    });
    expect(applyChoiceEvent(refused, { type: 'choice.cleared' })).toEqual(NO_CHOICE);
  });

  test('parsing a URL removes duplicate products', () => {
    expect([parseGoodsIds('P1.P2.P1'), parseGoodsIds(undefined)]).toEqual([['P1', 'P2'], []]);
  });
});

describe('the comparison list on a device', () => {
  test('R-1.001 is saved, shown with its cards, and can be compared from two products on', async () => {
    const { flow, slot, calls } = open([], ['P1', 'P2']);
    flow.send(toggled('P1'));
    expect([slot.read(), flow.view().link]).toEqual([['P1'], null]);
    flow.send(toggled('P2'));
    await expect.poll(() => flow.view().items.every(({ card }) => card !== null)).toBe(true);
    expect(flow.view().link).toEqual({ route: 'compare', params: {}, query: { goodsIds: 'P1.P2' } });
    expect(calls[0]?.data).toEqual({ goodsIds: ['P1'] });
    flow.send({ type: 'choice.cleared' });
    expect(slot.read()).toBeNull();
  });

  test('a product that is no longer in the catalogue is removed', async () => {
    const { flow, slot } = open(['P1', 'gone'], ['P1']);
    await expect.poll(() => flow.view().ids).toEqual(['P1']);
    expect(slot.read()).toEqual(['P1']);
  });

  test('stays unchanged while offline', async () => {
    const { flow, slot } = open(['P1', 'P2'], null);
    await expect.poll(() => flow.view().busy).toBe(false);
    expect([flow.view().ids, slot.read()]).toEqual([
      ['P1', 'P2'],
      ['P1', 'P2'],
    ]);
  });

  test('a product chosen in another tab meanwhile is not lost', () => {
    const { flow, slot } = open(['P1'], ['P1']);
    slot.save(['P1', 'P7']);
    flow.send(toggled('P2'));
    expect(flow.view().ids).toEqual(['P1', 'P7', 'P2']);
  });

  test('duplicate products and those over the limit are dropped when the list is read', () => {
    expect(open(['P1', 'P1', 'P2', 'P3', 'P4', 'P5'], null).flow.view().ids).toEqual(['P1', 'P2', 'P3', 'P4']);
  });
});
