import { createActor, waitFor } from 'xstate';
import type { LocalFile } from '../contract/local-file.ts';
import { sampleProduct } from '../contract/samples.ts';
import { answersOf, type Script, type ScriptedAnswer, scriptedClient } from '../contract/scripted-client.ts';
import type { DeferrableTask, TaskOutcome } from '../ports/deferral.ts';
import type { IpAnalysis } from '../ports/ip-analysis.ts';
import { ok } from '../result.ts';
import type { Guest, KnownBuyer, RfqDraft } from './draft.ts';
import type { RfqFieldName } from './fields.ts';
import type { RfqOpening } from './opening.ts';
import { provideRfq, type RfqEvent } from './rfq.machine.ts';
import { rfqView } from './rfq.view.ts';

const countries = [
  { id: '356', enName: 'India', cnName: '印度', code2: 'IN', dialingCode: '91' },
  { id: '792', enName: 'Turkey', cnName: '土耳其', code2: 'TR', dialingCode: '90' },
];

export const scriptOf = (answers: Record<string, ScriptedAnswer> = {}): Script =>
  answersOf({
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

export const typed = (name: RfqFieldName, value: string): RfqEvent => ({ type: 'field.changed', name, value });
export const need = typed('description', 'Cotton tote bags, 10 oz');
export const filled: readonly RfqEvent[] = [need, typed('quantity', '2000'), typed('email', 'priya@malabar.example')];
export const send: RfqEvent = { type: 'rfq.submitted' };
export const next: RfqEvent = { type: 'step.completed' };
export const added = (...files: readonly LocalFile[]): RfqEvent => ({ type: 'files.added', files });

function cell<Value>(first: Value | null = null) {
  let kept = first;
  return {
    read: () => kept,
    keep(value: Value) {
      kept = value;
    },
    drop() {
      kept = null;
    },
  };
}

/** What a device remembers, for tests. */
export function createMemory() {
  return {
    drafts: cell<RfqDraft>(),
    guests: cell<Guest>(),
    buyers: cell<KnownBuyer>(),
    sources: cell<number>(),
  };
}

export interface RfqStage {
  readonly script?: Script;
  readonly opening?: RfqOpening;
  readonly memory?: ReturnType<typeof createMemory>;
  /** What its keys begin with. */
  readonly keys?: string;
  readonly ipAnalysis?: IpAnalysis;
  readonly outcome?: (task: DeferrableTask) => TaskOutcome | Promise<TaskOutcome>;
}

/** A form on answers from a script, whose tasks end as they are told to, for tests. */
export function openRfq({
  script = scriptOf(),
  opening = {},
  memory = createMemory(),
  keys = 'key',
  ipAnalysis,
  outcome,
}: RfqStage = {}) {
  const { gateway, calls } = scriptedClient(script);
  const reported: unknown[] = [];
  const tasks: DeferrableTask[] = [];
  let made = 0;
  const ids = {
    uuid: () => {
      made += 1;
      return `${keys}-${made}`;
    },
  };
  const deferral = {
    async submit(task: DeferrableTask): Promise<TaskOutcome> {
      tasks.push(task);
      return outcome === undefined ? { kind: 'sent', answer: { rfqId: 'rfq1' } } : outcome(task);
    },
  };
  const bugs = { report: (cause: unknown) => void reported.push(cause) };
  const actor = createActor(provideRfq({ gateway, ids, deferral, bugs, ipAnalysis, ...memory }), {
    input: opening,
  }).start();
  const view = () => rfqView(actor.getSnapshot());
  const settled = async () => {
    await waitFor(actor, (snapshot) => !rfqView(snapshot).busy);
    return view();
  };
  return {
    memory,
    reported,
    calls,
    view,
    settled,
    tasks,
    uploads: () => calls.filter(({ name }) => name === 'rfq.attach'),
    atOnce: (...events: readonly RfqEvent[]) => {
      for (const event of events) actor.send(event);
      return view();
    },
    async do(...events: readonly RfqEvent[]) {
      await settled();
      for (const event of events) {
        actor.send(event);
        await settled();
      }
      return view();
    },
  };
}
