import { PASSWORD_MAX, PASSWORD_MIN } from '@fairhall/core/contract/account-limits';
import type { Secret } from '../prompt.ts';

const FROM = { option: '--password-stdin', variable: 'FAIRHALL_PASSWORD' } as const;

export const PASSWORD: Secret = { ...FROM, question: { key: 'terminal.account.ask.password' } };

/** Typed blind and not known yet, so typed twice. */
export const NEW_PASSWORD: Secret = {
  ...FROM,
  question: { key: 'terminal.account.ask.newPassword', values: { min: PASSWORD_MIN, max: PASSWORD_MAX } },
  again: { key: 'terminal.account.ask.again' },
};

/** Of the mail that a forgotten password is answered with. */
export const RESET_TOKEN: Secret = {
  option: '--token-stdin',
  variable: 'FAIRHALL_RESET_TOKEN',
  question: { key: 'terminal.account.ask.token' },
};
