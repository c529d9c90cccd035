import { describe, expect, test } from 'vitest';
import { gatewayError } from '../contract/error.ts';
import { createScriptedClient, type ScriptedAnswer } from '../contract/scripted-client.ts';
import { gatewayContract } from '../contract/trees/gateway-contract.ts';
import { err, ok } from '../result.ts';
import {
  createEmptyPhone,
  findCountryWithCode,
  isUnverified,
  phoneView,
  toPhoneNumber,
  updatePhone,
  validatePhone,
  withCountry,
  withVerdict,
} from './phone.ts';
import { verifyPhones } from './verify-phones.ts';

const COUNTRIES = [
  { id: '356', dialingCode: '+91' },
  { id: '792', dialingCode: '+90' },
];
const typed = (value: string) => updatePhone(createEmptyPhone('792'), value, COUNTRIES);
const checked = (value: string, isNeeded = true) => validatePhone(typed(value), COUNTRIES, isNeeded, 'submit');
const messageOf = (value: string, isNeeded = true) => checked(value, isNeeded).field.failure?.message ?? null;

describe('a phone number field', () => {
  test.each([
    ['532 123-45 67', '5321234567'],
    ['(0212) 555.01.23', '2125550123'],
    ['٥٣٢١٢٣٤', '5321234'],
  ])('D-89 %s is read as %s', (value, number) => {
    expect(toPhoneNumber(typed(value), COUNTRIES)).toEqual({ dialingCode: '+90', number });
  });

  test.each([
    ['', true, { key: 'validator.required' }],
    ['', false, null],
    ['12345', true, { key: 'validator.phone' }],
    ['123456', true, null],
    ['12345678901234', true, null],
    ['123456789012345', true, { key: 'validator.phone' }],
    ['+905321234567', true, null],
    ['532 123 45 67 ext. 12', true, { key: 'validator.phone.extension' }],
    ['ask at the desk', true, { key: 'validator.phone.characters' }],
    ['+353 87 123 4567', true, { key: 'validator.phone.code' }],
  ])('D-70 %j, required: %s, shows the message %j', (value, isNeeded, message) => {
    expect(messageOf(value, isNeeded)).toEqual(message);
  });

  test('D-10 shows the typed text until it loses focus, then the stored number with its country selected', () => {
    expect(typed('+91 98765 43210').field.value).toBe('+91 98765 43210');
    const phone = checked('+91 (0)98765-43210');
    expect([phone.countryId, phone.field.value, phone.field.failure]).toEqual(['356', '9876543210', null]);
    expect(checked('0532 123 45 67')).toMatchObject({ countryId: '792', field: { value: '5321234567' } });
  });

  test('D-10 a code shared by several countries leaves the selected one, or selects the most common one', () => {
    const countries = [
      { id: '831', dialingCode: '+44' },
      { id: '833', dialingCode: '+44' },
      { id: '826', dialingCode: '+44' },
    ];
    expect(findCountryWithCode(countries, '44', '833')).toBe('833');
    expect(findCountryWithCode(countries, '44', '792')).toBe('826');
    expect(findCountryWithCode(countries, '90', '833')).toBe('');
    expect(
      validatePhone(updatePhone(createEmptyPhone('833'), '+44 7400 123456', countries), countries, true, 'blur'),
    ).toMatchObject({
      countryId: '833',
      field: { value: '7400123456' },
    });
  });

  test('is verified once, and again after its number or country changed', () => {
    const passed = withVerdict(typed('5321234567'), 'passed');
    const asked = [
      typed('53212'),
      typed('5321234567'),
      passed,
      updatePhone(passed, '5321234568', COUNTRIES),
      withCountry(passed, '356'),
    ];
    expect(asked.map((phone) => isUnverified(phone, COUNTRIES))).toEqual([false, true, false, true, true]);
  });

  test('stays invalid after the gateway rejected it, until the number changes', () => {
    const refused = withVerdict(typed('5321234567'), 'refused');
    expect(phoneView(refused, false)).toMatchObject({ state: 'remote', message: { key: 'validator.phone' } });
    expect(validatePhone(refused, COUNTRIES, true, 'submit').field.failure).toMatchObject({ type: 'remote' });
    expect(phoneView(updatePhone(refused, '5321234568', COUNTRIES), false).message).toBeNull();
  });

  test('is not sent if it is empty or its country has no code', () => {
    expect([toPhoneNumber(typed(''), COUNTRIES), toPhoneNumber(typed('5321234567'), [])]).toEqual([null, null]);
  });
});

describe('verifying phone numbers with the gateway', () => {
  const NUMBER = { dialingCode: '+90', number: '5321234567' };
  const ask = async (asked: Parameters<typeof verifyPhones>[1], answer: ScriptedAnswer) => {
    const { gateway, calls } = createScriptedClient(() => answer);
    const verdicts = await verifyPhones(gateway.account, asked, new AbortController().signal);
    return { verdicts, calls: calls.map(({ name, data }) => ({ name, data })) };
  };
  const valid = ok({ isVerify: 'valid', result: '2' });

  test('R-9.031 a mobile number is verified by a call whose answer is cached for 2,160 s', async () => {
    const { verdicts, calls } = await ask({ mobile: NUMBER }, valid);
    expect(verdicts).toEqual({ mobile: 'passed' });
    expect(calls).toEqual([{ name: 'account.verifyMobile', data: { mobile: '5321234567', dialingCode: '+90' } }]);
    expect(gatewayContract.account.verifyMobile.cacheMs).toBe(2_160_000);
  });

  test('R-9.033 a WhatsApp number is verified by a call whose answer is cached for 2,160 s', async () => {
    const { verdicts, calls } = await ask({ whatsapp: NUMBER }, valid);
    expect(verdicts).toEqual({ whatsapp: 'passed' });
    expect(calls).toEqual([{ name: 'account.verifyWhatsapp', data: { whatsapp: '5321234567', dialingCode: '+90' } }]);
    expect(gatewayContract.account.verifyWhatsapp.cacheMs).toBe(2_160_000);
  });

  test.each([
    ['refused', ok({ isVerify: 'invalid', result: '3' })],
    ['refused', ok({ isVerify: 'valid', result: '3' })],
    ['unknown', err(gatewayError('TIME_OUT'))],
    ['unknown', err(gatewayError('SERVER_ERROR', '503'))],
  ])('D-70 a number is %s after %j', async (verdict, answer) => {
    const { verdicts } = await ask({ mobile: NUMBER, whatsapp: NUMBER }, answer);
    expect(verdicts).toEqual({ mobile: verdict, whatsapp: verdict });
  });
});
