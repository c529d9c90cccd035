import { expect, test } from 'vitest';
import { createMemoryDevice } from '../storage/memory-device.ts';
import { samplePurchase, sampleUser } from './account.test-data.ts';
import { mergeUser } from './buyer-info.ts';
import { buyerContactEmailKey, buyerUserInfoKey } from './keys.ts';
import { createStoredBuyers } from './stored-buyer.ts';

test('R-3.060 R-3.067 forms read the email address of a login until the account is stored, then the account', () => {
  const { storage } = createMemoryDevice();
  const buyers = createStoredBuyers(storage);
  expect(buyers.read()).toBeNull();
  storage.slot(buyerContactEmailKey).save('typed@acme.example');
  expect(buyers.read()).toEqual({ email: 'typed@acme.example' });
  const user = mergeUser(sampleUser, samplePurchase);
  storage.slot(buyerUserInfoKey).save(user);
  expect(buyers.read()).toEqual(user);
});

test('an account without an email address is read with that of the login', () => {
  const { storage } = createMemoryDevice();
  storage.slot(buyerContactEmailKey).save('typed@acme.example');
  storage.slot(buyerUserInfoKey).save(mergeUser({ ...sampleUser, email: '' }, null));
  expect(createStoredBuyers(storage).read()).toMatchObject({ id: sampleUser.id, email: 'typed@acme.example' });
});
