import { createActor, SimulatedClock } from 'xstate';
import { sampleProduct } from '../contract/call-examples/rows.ts';
import { type Script, type ScriptedAnswer, toScript } from '../contract/scripted-client.ts';
import type { Guest } from '../forms/guest.ts';
import { createTypedQuantities, type ProductQuantity } from '../forms/quantities.ts';
import { createFlowDriver, createTestPorts } from '../ports/flow.test-driver.ts';
import { createMemorySlot } from '../ports/memory-slot.ts';
import type { RegistrationGate } from '../ports/registration-gate.ts';
import { ok } from '../result.ts';
import type { EnquiryDraft } from './draft.ts';
import type { EnquiryOpening } from './enquiry.context.ts';
import { type EnquiryEvent, provideEnquiry } from './enquiry.machine.ts';
import { enquiryView } from './enquiry.view.ts';
import type { StoredBuyer } from './prepare.ts';

export const countToday = { count: 3, limit: 20 };

export const scriptOf = (answers: Record<string, ScriptedAnswer> = {}): Script =>
  toScript({
    'catalogue.goodsDetail': ok(sampleProduct),
    'enquiry.dailyCount': ok(countToday),
    'enquiry.submitNew': ok({ inquiryId: 'e1' }),
    ...answers,
  });

/** The enquiry storage of a device, for tests. */
export const createMemory = () => ({
  drafts: createMemorySlot<EnquiryDraft>(),
  guests: createMemorySlot<Guest>(),
  buyers: createMemorySlot<StoredBuyer>(),
  quantities: createTypedQuantities(createMemorySlot<ProductQuantity[]>()),
});

/** A form with a scripted gateway, for tests. */
export function openForm(
  script: Script = scriptOf(),
  opening: Partial<EnquiryOpening> = {},
  memory = createMemory(),
  entry?: RegistrationGate,
) {
  const { calls, reported, ...ports } = createTestPorts(script);
  const machine = provideEnquiry({ ...ports, ...memory, entry });
  const clock = new SimulatedClock();
  const actor = createActor(machine, { clock, input: { itemId: 'P100001', ...opening } }).start();
  return {
    clock,
    memory,
    reported,
    calls,
    sent: () => calls.filter(({ name }) => name === 'enquiry.submitNew'),
    ...createFlowDriver(actor, enquiryView),
  };
}

export const toFieldChanged = (name: 'email' | 'content' | 'quantity', value: string): EnquiryEvent => ({
  type: 'field.changed',
  name,
  value,
});
export const send: EnquiryEvent = { type: 'enquiry.submitted' };
export const fillEvents = [toFieldChanged('content', 'Please quote.'), toFieldChanged('email', 'buyer@example.com')];
