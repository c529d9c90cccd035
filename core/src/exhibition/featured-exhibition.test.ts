import { expect, test } from 'vitest';
import { sampleExhibition } from '../contract/call-examples/rows.ts';
import { gatewayError } from '../contract/error.ts';
import { createScriptedClientFor, toScript } from '../contract/scripted-client.ts';
import { secondaryContract } from '../contract/trees/secondary-contract.ts';
import { err, ok } from '../result.ts';
import { loadFeaturedExhibition, loadStands } from './featured-exhibition.ts';

const shows = (...names: readonly string[]) => ok(names.map((name) => ({ ...sampleExhibition, name })));
const scripted = (answers: Parameters<typeof toScript>[0]) =>
  createScriptedClientFor(secondaryContract, toScript(answers));

test('D-56 the featured exhibition of a site is the first recommended one, without tests', async () => {
  const first = async (...names: readonly string[]) => {
    const { gateway } = scripted({ 'exhibition.recommended': shows(...names) });
    return (await loadFeaturedExhibition(gateway, 2, { production: true }))?.name;
  };
  expect([await first('Test', 'Istanbul', 'Jakarta'), await first()]).toEqual(['Istanbul', undefined]);
});

test('R-1.015 stands are loaded once per supplier, for at most sixty, and not at all without suppliers', async () => {
  const { gateway, calls } = scripted({
    'exhibition.stands': ok({ stands: [{ supplierId: 'S1', hall: '3', standNo: 'A12' }] }),
  });
  const stands = await loadStands(gateway, '1001', ['S1', 'S2', 'S1']);
  expect([...stands]).toEqual([['S1', { hall: '3', standNo: 'A12' }]]);
  expect(calls[0]?.data).toEqual({ exhibitionId: '1001', supplierIds: ['S1', 'S2'] });
  await loadStands(gateway, '1001', []);
  expect(calls).toHaveLength(1);
  const many = Array.from({ length: 70 }, (_, place) => `M${place}`);
  await loadStands(gateway, '1001', many);
  expect(calls[1]?.data).toMatchObject({ supplierIds: many.slice(0, 60) });
});

test('R-1.015 a page has no stands if they cannot be loaded', async () => {
  const failed = err(gatewayError('NETWORK_ERROR'));
  const { gateway, calls } = scripted({ 'exhibition.recommended': failed, 'exhibition.stands': failed });
  expect(await loadFeaturedExhibition(gateway, 2, { production: true })).toBeNull();
  expect((await loadStands(gateway, '1001', ['S1'])).size).toBe(0);
  expect(calls.map(({ options }) => options.handled)).toEqual([true, true]);
});
