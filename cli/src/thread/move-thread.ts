import type { EnquiryState } from '@fairhall/core/contract/enquiry/thread-limits';
import type { MessageKey } from '@fairhall/core/messages';
import { ok } from '@fairhall/core/result';
import { fail, type Outcome } from '../answer.ts';
import { toDryRunOutcome } from '../dry-run.ts';
import { COMMAND_EXIT_CODES } from '../exit-codes.ts';
import { readKeyOption } from '../idempotency-key.ts';
import { withRepeat } from '../login.ts';
import type { Invocation } from '../noun.ts';
import { readFlagOption } from '../option-values.ts';
import { requireThread } from './require-thread.ts';
import type { ThreadContext } from './thread-context.ts';
import { withThread } from './thread-flow.ts';

type Goal = 'closed' | 'open';

/** Closes or reopens an enquiry; idempotent. D-65 D-95 */
export async function moveThread(invocation: Invocation, context: ThreadContext, to: Goal): Promise<Outcome> {
  const given = readKeyOption(invocation.options);
  if (!given.ok) return given;
  const { enquiryId, connection } = context;
  const key = given.value ?? connection.ids.uuid();
  const isRehearsal = readFlagOption(invocation.options, 'dryRun');
  return withThread(invocation, context, { key, isRehearsal }, async (flow, answers) => {
    const opened = requireThread(await flow.do({ type: 'page.hidden' }), context);
    if (!opened.ok) return opened;
    const { state } = opened.value;
    if (isInState(state, to)) return toMoveOutcome(context, { to, state, key, remark: MESSAGE_WHEN_ALREADY[to] });
    const { thread } = await flow.do({ type: to === 'closed' ? 'close.requested' : 'reopen.requested' });
    const error = answers.error();
    if (error !== null) return withRepeat(context.failed(error), key);
    if (!answers.moved()) return fail(COMMAND_EXIT_CODES.refused, opened.value.ended ?? { key: 'request.server' });
    if (isRehearsal) return toDryRunOutcome({ data: { enquiryId, to }, idempotencyKey: key }, { enquiryId, to, key });
    return toMoveOutcome(context, { to, state: thread?.state ?? state, key, remark: MESSAGE_WHEN_DONE[to] });
  });
}

const MESSAGE_WHEN_DONE: Readonly<Record<Goal, MessageKey>> = {
  closed: 'terminal.thread.closed',
  open: 'terminal.thread.opened',
};
const MESSAGE_WHEN_ALREADY: Readonly<Record<Goal, MessageKey>> = {
  closed: 'terminal.thread.closedAlready',
  open: 'terminal.thread.openAlready',
};

const isInState = (state: EnquiryState, to: Goal): boolean =>
  to === 'closed' ? state === 'closed' : state !== 'closed' && state !== 'spam';

interface ThreadMove {
  readonly to: Goal;
  readonly state: EnquiryState;
  readonly key: string;
  readonly remark: MessageKey;
}

const toMoveOutcome = ({ enquiryId }: ThreadContext, { state, key, remark }: ThreadMove): Outcome =>
  ok({
    data: { enquiryId, state, idempotencyKey: key },
    view: { kind: 'facts', facts: [] },
    remarks: [{ key: remark }],
  });
