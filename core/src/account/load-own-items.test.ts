import { expect, test } from 'vitest';
import { sampleExhibition } from '../contract/call-examples/rows.ts';
import { gatewayError } from '../contract/error.ts';
import { createScriptedClient, createScriptedClientFor, type Script } from '../contract/scripted-client.ts';
import { secondaryContract } from '../contract/trees/secondary-contract.ts';
import { err, ok } from '../result.ts';
import { loadOwnItems } from './load-own-items.ts';

const NONE = ok({ records: [], total: 0, pageNo: 1, pageSize: 20 });
const listOf = (...names: readonly string[]) =>
  ok({ records: names.map((name) => ({ id: name, name })), total: 30, pageNo: 1, pageSize: 20 });
const collected = (id: string, createTime: number) => ({
  type: 'goodsSpu' as const,
  id,
  supplierId: 'S1',
  name: id,
  supplierName: 'Weaves',
  exhibitionId: '1001',
  exhibitionName: 'Istanbul',
  standNo: '',
  hall: '',
  image: '',
  createTime,
});
const badge = (exhibitionId: string, isOver = false) => ({
  badgeNo: 'TEX2K7MPQ4R9',
  text: 'TSBADGE1:',
  contactName: 'Elif',
  companyName: '',
  countryCode: '',
  exhibitionId,
  exhibitionName: 'Istanbul',
  industry: 'textile' as const,
  inshowStartDate: '2026-11-24',
  inshowEndDate: '2026-11-27',
  isOver,
});

const script: Script = ({ name, data }) => {
  const { type, exhibitionId } = data as { readonly type?: string; readonly exhibitionId?: string };
  if (name === 'follow.list')
    return type === 'goods' ? listOf('Towel', 'Bag') : type === 'exhibition' ? listOf('7') : NONE;
  if (name === 'collect.list')
    return type === 'goodsSpu'
      ? ok({ records: [collected('old', 1), collected('new', 3)], total: 2, pageNo: 1, pageSize: 20 })
      : ok({ records: [{ ...collected('S9', 2), type: 'exhibitor' as const }], total: 1, pageNo: 1, pageSize: 20 });
  if (name === 'badge.own') return ok([badge('1001'), badge('1001'), badge('1002', true)]);
  return exhibitionId === '7'
    ? err(gatewayError('SERVER_ERROR', '404'))
    : ok({ ...sampleExhibition, exhibitionId, halls: [], figures: { exhibitors: 0, countries: 0, goods: 0 } });
};
const load = (by: Script) =>
  loadOwnItems(
    {
      gateway: createScriptedClient(by).gateway,
      front: createScriptedClientFor(secondaryContract, by).gateway,
    },
    new AbortController().signal,
  );

test('D-63 D-87 followed, saved and booked items are in one answer, the latest first, without exhibitions that are gone', async () => {
  const items = await load(script);
  if (!items.ok) throw new Error(items.error.kind);
  const { goods, exhibitions, saved, booked } = items.value;
  expect([goods.items.map(({ name }) => name), goods.total]).toEqual([['Towel', 'Bag'], 30]);
  expect(exhibitions).toEqual({ items: [], total: 30 });
  expect([saved.items.map(({ id }) => id), saved.total]).toEqual([['new', 'S9', 'old'], 3]);
  expect([booked.items.map(({ exhibitionId }) => exhibitionId), booked.total]).toEqual([['1001'], 1]);
});

test('a list that fails fails the whole, so that nobody reads an incomplete one as complete', async () => {
  const lost = err(gatewayError('NETWORK_ERROR'));
  expect(await load((call) => (call.name === 'badge.own' ? lost : script(call)))).toEqual(lost);
});
