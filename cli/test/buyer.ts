import { samplePurchase, sampleUser } from '@fairhall/core/account/account.test-data';
import type { Reply } from './fake-gateway.ts';
import { runLine } from './line.ts';

export const EMAIL = sampleUser.email;
export const TOKEN = `bt_${'a'.repeat(43)}`;

/** Responses of a gateway to a login. */
export const LOGIN_REPLIES: Readonly<Record<string, readonly Reply[]>> = {
  'account.memberCheck': [{ data: { registered: 1, supplierId: null } }],
  'account.verifyEmail': [{ data: { result: '2', isVerify: 'valid' } }],
  'account.loginPc': [{ data: { token: TOKEN } }],
  'account.userInfo': [{ data: sampleUser }],
  'account.purchaseInfo': [{ data: samplePurchase }],
  'account.logout': [{ data: true }],
  'site.currentIp': [{ data: { ip: '192.0.2.7' } }],
  'site.analyseIp': [{ data: { id: '356', code2: 'IN', enName: 'India', cnName: '印度' } }],
};

export const logIn = (url: string, home: string) =>
  runLine(['account', 'login', '--email', EMAIL, '--gateway', url], home, {
    environment: { FAIRHALL_PASSWORD: 'secret' },
  });
