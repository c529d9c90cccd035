import type { EnquiryState } from '@fairhall/core/contract/enquiry/thread-limits';
import type { MessageKey } from '@fairhall/core/messages';
import { ok } from '@fairhall/core/result';
import { fail, type Outcome } from '../answer.ts';
import { dryRun } from '../dry-run.ts';
import { EXIT } from '../exit-codes.ts';
import { keyOption } from '../idempotency-key.ts';
import { withRepeat } from '../login.ts';
import type { Invocation } from '../noun.ts';
import { flagOption } from '../option-values.ts';
import { openedThread } from './opened-thread.ts';
import { withThread } from './thread-flow.ts';
import type { ThreadPlace } from './thread-place.ts';

type Goal = 'closed' | 'open';

/** Closes an enquiry, or opens it again; what is so already stays as it is. D-65 D-95 */
export async function moveThread(invocation: Invocation, place: ThreadPlace, to: Goal): Promise<Outcome> {
  const given = keyOption(invocation.options);
  if (!given.ok) return given;
  const { enquiryId, connection } = place;
  const key = given.value ?? connection.ids.uuid();
  const isRehearsal = flagOption(invocation.options, 'dryRun');
  return withThread(invocation, place, { key, isRehearsal }, async (flow, answers) => {
    const opened = openedThread(await flow.do({ type: 'page.hidden' }), place);
    if (!opened.ok) return opened;
    const { state } = opened.value;
    if (isThere(state, to)) return movedTo(place, { to, state, key, remark: ALREADY[to] });
    const { thread } = await flow.do({ type: to === 'closed' ? 'close.requested' : 'reopen.requested' });
    const error = answers.error();
    if (error !== null) return withRepeat(place.failed(error), key);
    if (!answers.moved()) return fail(EXIT.refused, opened.value.ended ?? { key: 'request.server' });
    if (isRehearsal) return dryRun({ data: { enquiryId, to }, idempotencyKey: key }, { enquiryId, to, key });
    return movedTo(place, { to, state: thread?.state ?? state, key, remark: DONE[to] });
  });
}

const DONE: Readonly<Record<Goal, MessageKey>> = {
  closed: 'terminal.thread.closed',
  open: 'terminal.thread.opened',
};
const ALREADY: Readonly<Record<Goal, MessageKey>> = {
  closed: 'terminal.thread.closedAlready',
  open: 'terminal.thread.openAlready',
};

const isThere = (state: EnquiryState, to: Goal): boolean =>
  to === 'closed' ? state === 'closed' : state !== 'closed' && state !== 'spam';

interface Moved {
  readonly to: Goal;
  readonly state: EnquiryState;
  readonly key: string;
  readonly remark: MessageKey;
}

const movedTo = ({ enquiryId }: ThreadPlace, { state, key, remark }: Moved): Outcome =>
  ok({
    data: { enquiryId, state, idempotencyKey: key },
    view: { kind: 'facts', facts: [] },
    remarks: [{ key: remark }],
  });
