import { expect, test } from 'vitest';
import { SimulatedClock } from 'xstate';
import { createScriptedClientFor } from '../contract/scripted-client.ts';
import { secondaryContract } from '../contract/trees/secondary-contract.ts';
import { createPageDriver, createTestPorts } from '../ports/flow.test-driver.ts';
import { ok } from '../result.ts';
import { openAccountCard } from './account-card.page.ts';
import { toAccountCard } from './account-card.ts';

const KEPT = {
  contactName: 'Priya Nair',
  company: '',
  email: 'priya@malabar.example',
  mobile: '',
  countryId: '',
  frontImageId: '71',
  frontImageSign: 'a+b',
  backImageId: '',
};

function openForm() {
  const front = createScriptedClientFor(secondaryContract, () => ok(true));
  const ports = { ...createTestPorts(() => ok([])), front: front.gateway, timer: new SimulatedClock() };
  return { calls: front.calls, ...createPageDriver(openAccountCard(ports, toAccountCard(KEPT, '/gateway'))) };
}
const type = (name: 'contactName' | 'mobile', value: string) => ({ type: 'field.changed', name, value }) as const;
const SUBMIT = { type: 'form.submitted' } as const;

test('R-2.169 a card is saved with its own fields only, and its number may have digits of any script', async () => {
  const form = openForm();
  expect((await form.do(type('mobile', '+91 (984) ٧٠١-2345'), SUBMIT)).saved).toBe(true);
  expect(form.calls.map(({ data }) => data)).toEqual([
    {
      contactName: 'Priya Nair',
      company: '',
      email: 'priya@malabar.example',
      mobile: '+91 (984) ٧٠١-2345',
      frontImageId: '71',
    },
  ]);
});

test('R-5.007 a card needs a name and a valid number', async () => {
  const form = openForm();
  const view = await form.do(type('contactName', ' '), type('mobile', '12'), SUBMIT);
  expect(view).toMatchObject({ saved: false, focus: 'contactName', refusals: 1 });
  expect(view.fields.mobile.message).toEqual({ key: 'validator.phone' });
  expect(form.calls).toEqual([]);
});

test('THR-36 a saved picture is shown with its signed URL', () => {
  const { cards } = toAccountCard(KEPT, '/gateway');
  expect(cards.cardFront?.imageUrl).toBe('/gateway/image/480.0.80.10.0/71.jpg?s=a%2Bb');
  expect(cards.cardBack).toBeNull();
});
