import { expect, test } from 'vitest';
import { createScriptedClientFor, toScript } from '../contract/scripted-client.ts';
import { secondaryContract } from '../contract/trees/secondary-contract.ts';
import { ok } from '../result.ts';
import { removeCard, restoreCard } from './saved-card.ts';

const CARD = {
  id: 'C1',
  contactName: 'Noor van Dijk',
  company: 'Havenlinnen B.V.',
  email: '',
  mobile: '+31612345678',
  countryId: '',
  frontImageId: '71',
  frontImageSign: 's',
  backImageId: '',
  from: 'scan' as const,
  exhibitionId: '1001',
  exhibitionName: 'Istanbul Textile Fair',
  createTime: 1,
};

test('R-2.166 a removed card is restored with its own fields only', async () => {
  const { gateway, calls } = createScriptedClientFor(
    secondaryContract,
    toScript({ 'businessCard.remove': ok(true), 'businessCard.save': ok({ id: 'C2' }) }),
  );
  const ports = { gateway, ids: { uuid: () => '00000000-0000-4000-8000-000000000001' } };
  expect(await removeCard(ports, 'C1')).toEqual(ok(true));
  expect(await restoreCard(ports, CARD)).toEqual(ok({ id: 'C2' }));
  expect(calls.map(({ data }) => data)).toEqual([
    { id: 'C1' },
    {
      contactName: 'Noor van Dijk',
      company: 'Havenlinnen B.V.',
      mobile: '+31612345678',
      frontImageId: '71',
      from: 'scan',
      exhibitionId: '1001',
    },
  ]);
});
