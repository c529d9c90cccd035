import { createActor, SimulatedClock } from 'xstate';
import { sampleProduct } from '../contract/call-examples/rows.ts';
import { answersOf, type Script, type ScriptedAnswer } from '../contract/scripted-client.ts';
import type { Guest } from '../forms/guest.ts';
import type { EntryGate } from '../ports/entry-gate.ts';
import { stageFlow, stagePorts } from '../ports/flow-stage.ts';
import { memorySlot } from '../ports/memory-slot.ts';
import { ok } from '../result.ts';
import type { EnquiryDraft } from './draft.ts';
import type { EnquiryOpening } from './enquiry.context.ts';
import { type EnquiryEvent, provideEnquiry } from './enquiry.machine.ts';
import { enquiryView } from './enquiry.view.ts';
import type { KnownBuyer } from './prepare.ts';

export const daily = { count: 3, limit: 20 };

export const scriptOf = (answers: Record<string, ScriptedAnswer> = {}): Script =>
  answersOf({
    'catalogue.goodsDetail': ok(sampleProduct),
    'enquiry.dailyCount': ok(daily),
    'enquiry.submitNew': ok({ inquiryId: 'e1' }),
    ...answers,
  });

/** What a device remembers of enquiries, for tests. */
export const createMemory = () => ({
  drafts: memorySlot<EnquiryDraft>(),
  guests: memorySlot<Guest>(),
  buyers: memorySlot<KnownBuyer>(),
});

/** A form on answers from a script, for tests. */
export function openForm(
  script: Script = scriptOf(),
  opening: Partial<EnquiryOpening> = {},
  memory = createMemory(),
  entry?: EntryGate,
) {
  const { calls, reported, ...ports } = stagePorts(script);
  const machine = provideEnquiry({ ...ports, ...memory, entry });
  const clock = new SimulatedClock();
  const actor = createActor(machine, { clock, input: { itemId: 'P100001', ...opening } }).start();
  return {
    clock,
    memory,
    reported,
    calls,
    sent: () => calls.filter(({ name }) => name === 'enquiry.submitNew'),
    ...stageFlow(actor, enquiryView),
  };
}

export const typed = (name: 'email' | 'content' | 'quantity', value: string): EnquiryEvent => ({
  type: 'field.changed',
  name,
  value,
});
export const send: EnquiryEvent = { type: 'enquiry.submitted' };
export const filled = [typed('content', 'Please quote.'), typed('email', 'buyer@example.com')];
