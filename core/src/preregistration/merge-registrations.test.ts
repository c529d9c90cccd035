import { expect, test } from 'vitest';
import { REGISTRATION_FIELD_ROWS, type RegistrationByColumn } from '../contract/preregistration/form-fields.ts';
import { mergeRegistrations } from './merge-registrations.ts';

const EMPTY = Object.fromEntries(
  REGISTRATION_FIELD_ROWS.map(({ column, kind }) => [column, kind === 'quantity' ? null : '']),
) as unknown as RegistrationByColumn;
const kept: RegistrationByColumn = {
  ...EMPTY,
  email: 'elif@kilim.example',
  contact_name: 'Elif Yılmaz',
  company_name: 'Kilim',
  country_id: '792',
  dialing_code: '90',
  contact_number: '5321234567',
  tag_codes: 'TG1,TG2',
};

test('D-33 a merged registration keeps its own values and gets those that it lacks', () => {
  const added = { ...kept, email: 'elif@home.example', contact_name: 'Elif', job_title: 'ceo', quantity: 7 };
  expect(mergeRegistrations(kept, added)).toEqual({ job_title: 'ceo', quantity: 7 });
});

test('D-33 a merged registration has the codes of both, each once', () => {
  const added = { ...kept, tag_codes: 'TG2,TG3', visitor_type: 'retailer' };
  expect(mergeRegistrations(kept, added)).toEqual({ tag_codes: 'TG1,TG2,TG3', visitor_type: 'retailer' });
});

test('D-10 a WhatsApp number is taken over only with the same dialling code', () => {
  const added = { ...kept, whatsapp: '5327654321' };
  expect(mergeRegistrations(kept, added)).toEqual({ whatsapp: '5327654321' });
  expect(mergeRegistrations(kept, { ...added, dialing_code: '49' })).toEqual({});
});

test('D-10 a registration without a number gets both numbers with their dialling code', () => {
  const imported = { ...kept, dialing_code: '49', contact_number: '' };
  expect(mergeRegistrations(imported, { ...kept, whatsapp: '5327654321' })).toEqual({
    dialing_code: '90',
    contact_number: '5321234567',
    whatsapp: '5327654321',
  });
  expect(mergeRegistrations(kept, imported)).toEqual({});
});

test('D-33 two equal registrations change nothing', () => {
  expect(mergeRegistrations(kept, kept)).toEqual({});
});
