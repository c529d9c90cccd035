import { createActor, SimulatedClock, waitFor } from 'xstate';
import { sampleProduct } from '../contract/call-examples/rows.ts';
import type { LocalFile } from '../contract/local-file.ts';
import { type Script, type ScriptedAnswer, toScript } from '../contract/scripted-client.ts';
import type { Guest } from '../forms/guest.ts';
import { createFlowDriver, createTestDeferral, createTestPorts, type TestOutcome } from '../ports/flow.test-driver.ts';
import type { IpAnalysis } from '../ports/ip-analysis.ts';
import { createMemorySlot } from '../ports/memory-slot.ts';
import { ok } from '../result.ts';
import type { BuyerPrefill, RfqDraft } from './draft.ts';
import type { RfqFieldName } from './fields.ts';
import type { RfqOpening } from './opening.ts';
import { provideRfq } from './provide-rfq.ts';
import type { RfqEvent } from './rfq.machine.ts';
import { rfqView } from './rfq.view.ts';

const countries = [
  { id: '356', enName: 'India', cnName: '印度', code2: 'IN', dialingCode: '91' },
  { id: '792', enName: 'Turkey', cnName: '土耳其', code2: 'TR', dialingCode: '90' },
];

export const scriptOf = (answers: Record<string, ScriptedAnswer> = {}): Script =>
  toScript({
    'site.countries': ok(countries),
    'catalogue.goodsDetail': ok(sampleProduct),
    'rfq.attach': ok({ fileId: 'f1', fileName: 'drawing.pdf', size: 4 }),
    ...answers,
  });

export const fileOf = (name: string, size = 4, type = ''): LocalFile => ({
  name,
  size,
  type,
  arrayBuffer: async () => new ArrayBuffer(size),
});

export const toFieldChanged = (name: RfqFieldName, value: string): RfqEvent => ({ type: 'field.changed', name, value });
export const formNeedEvent = toFieldChanged('description', 'Cotton tote bags, 10 oz');
export const fillEvents: readonly RfqEvent[] = [
  formNeedEvent,
  toFieldChanged('quantity', '2000'),
  toFieldChanged('email', 'priya@malabar.example'),
];
export const send: RfqEvent = { type: 'rfq.submitted' };
export const next: RfqEvent = { type: 'step.completed' };
export const toFilesAdded = (...files: readonly LocalFile[]): RfqEvent => ({ type: 'files.added', files });

/** Creates the device's slots in memory, for tests. */
export function createMemory() {
  return {
    drafts: createMemorySlot<RfqDraft>(),
    guests: createMemorySlot<Guest>(),
    buyers: createMemorySlot<BuyerPrefill>(),
    sources: createMemorySlot<number>(),
  };
}

export interface RfqStage {
  readonly script?: Script;
  readonly opening?: RfqOpening;
  readonly memory?: ReturnType<typeof createMemory>;
  /** The prefix of its idempotency keys. */
  readonly keys?: string;
  readonly ipAnalysis?: IpAnalysis;
  readonly outcome?: TestOutcome;
}

const outcomeSent: TestOutcome = () => ({ kind: 'sent', answer: { rfqId: 'rfq1' } });

/** Opens the form for tests: `script` answers the calls; `outcome` ends the deferred tasks. */
export function openRfq(stage: RfqStage = {}) {
  const { script = scriptOf(), opening = {}, memory = createMemory(), keys, ipAnalysis, outcome = outcomeSent } = stage;
  const { calls, reported, ...ports } = createTestPorts(script, keys);
  const { tasks, deferral } = createTestDeferral(outcome);
  const clock = new SimulatedClock();
  const machine = provideRfq({ ...ports, deferral, ipAnalysis, ...memory });
  const actor = createActor(machine, { clock, input: opening }).start();
  // During uploads the view is busy although the machine does not have the tag `busy`.
  const waitForUploads = () => waitFor(actor, (snapshot) => !rfqView(snapshot).busy);
  return {
    clock,
    memory,
    reported,
    calls,
    tasks,
    uploads: () => calls.filter(({ name }) => name === 'rfq.attach'),
    ...createFlowDriver(actor, rfqView, waitForUploads),
  };
}
