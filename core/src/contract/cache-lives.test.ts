import { expect, test } from 'vitest';
import { CACHE_MS } from './cache-lives.ts';
import { gatewayContract } from './trees/gateway-contract.ts';
import { secondaryContract } from './trees/secondary-contract.ts';

test('R-9.026 to R-9.038 each kind of response has its own cache lifetime', () => {
  const minute = 60_000;
  const { account, catalogue, categories, site } = gatewayContract;
  expect(site.websiteInfo.cacheMs).toBe(minute);
  expect([categories.cateAndTag.cacheMs, categories.all.cacheMs]).toEqual([minute, minute]);
  expect(account.memberCheck.cacheMs).toBe(minute);
  expect([account.verifyEmail, account.verifyMobile, account.verifyWhatsapp].map((call) => call.cacheMs)).toEqual([
    2_160_000, 2_160_000, 2_160_000,
  ]);
  expect([catalogue.recommendGoods, categories.recommendTags].map((call) => call.cacheMs)).toEqual([
    2_160_000, 2_160_000,
  ]);
  expect(catalogue.latestGoods.cacheMs).toBe(86_400_000);
});

test('R-9.028 R-3.014 a product’s promotion is cached for a minute', () => {
  expect(secondaryContract.promotion.product.cacheMs).toBe(60_000);
});

test('R-9.037 D-85 an industry’s tags are cached for a quarter of an hour', () => {
  expect(gatewayContract.categories.industryTags.cacheMs).toBe(900_000);
});

test('R-9.029 R-9.035 R-9.036 cache lifetimes of responses whose calls do not exist yet', () => {
  const { exhibitionConfig, preRegistrationCheck, resendBadge } = CACHE_MS;
  expect([exhibitionConfig, preRegistrationCheck, resendBadge]).toEqual([60_000, 256, 256]);
});

test('R-9.035 R-9.036 a registration status is cached for 256 ms, and a badge number is sent once in that time', () => {
  expect(secondaryContract.preregistration.checkReg.cacheMs).toBe(256);
  expect(CACHE_MS.resendBadge).toBe(256);
});
