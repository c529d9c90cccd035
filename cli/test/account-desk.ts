import { readFileSync } from 'node:fs';
import { stateFile } from '../src/saved-state.ts';
import { EMAIL, LOGIN_REPLIES, TOKEN } from './buyer.ts';
import { createDesk, type Given, type Replies } from './desk.ts';

/** What a gateway answers to a question about an address. */
export const none = { data: { registered: 0, supplierId: null } };
export const buyer = { data: { registered: 1, supplierId: null } };
export const supplier = { data: { registered: 1, supplierId: 'S1001' } };

/** A gateway that has the account already. */
export const KNOWN: Replies = {
  ...LOGIN_REPLIES,
  'account.registerV2': [{ data: { tradeChinaToken: TOKEN } }],
  'account.sendResetPasswordMail': [{ data: true }],
  'account.checkResetPasswordLink': [{ data: { valid: true, email: EMAIL } }],
  'account.resetPassword': [{ data: true }],
};

/** The desk of somebody who works on her account. */
export function createAccountDesk() {
  const desk = createDesk(KNOWN);
  const account = (args: readonly string[], given?: Given) => desk.line(['account', ...args], given);
  return {
    desk,
    account,
    logIn: (given: Given = { environment: { FAIRHALL_PASSWORD: ' six to twenty ' } }) =>
      account(['login', '--email', EMAIL], given),
    /** The file of what is saved, as it is. */
    kept: () => readFileSync(stateFile({ HOME: desk.home }, desk.gateway.url), 'utf8'),
  };
}
