import type { Message } from '@fairhall/core/ports/texts';
import { ok } from '@fairhall/core/result';
import { fail, type Outcome } from '../answer.ts';
import { toDryRunOutcome } from '../dry-run.ts';
import { COMMAND_EXIT_CODES } from '../exit-codes.ts';
import { readKeyOption } from '../idempotency-key.ts';
import { withRepeat } from '../login.ts';
import type { Invocation } from '../noun.ts';
import { readFlagOption } from '../option-values.ts';
import { isConfirmed } from '../prompt.ts';
import { requireThread } from './require-thread.ts';
import type { ThreadContext } from './thread-context.ts';
import { withThread } from './thread-flow.ts';

/**
 * Agrees to show contact data to the other side. It is shown once both sides have agreed, and neither can take that
 * back. Idempotent. D-65 D-95
 */
export async function shareContact(invocation: Invocation, context: ThreadContext): Promise<Outcome> {
  const given = readKeyOption(invocation.options);
  if (!given.ok) return given;
  const key = given.value ?? context.connection.ids.uuid();
  const isRehearsal = readFlagOption(invocation.options, 'dryRun');
  return withThread(invocation, context, { key, isRehearsal }, async (flow, answers) => {
    const opened = requireThread(await flow.do({ type: 'page.hidden' }), context);
    if (!opened.ok) return opened;
    const { contact, steps, ended } = opened.value;
    const toShareOutcomeWith = (remark: Message) =>
      toShareOutcome(context, key, { isShown: isContactShown(answers.thread()), remark });
    if (contact !== null) return toShareOutcomeWith(contact.label);
    if (answers.thread()?.contact.isOpen === true) return toShareOutcomeWith({ key: 'terminal.thread.contactOpen' });
    if (steps.every(({ act }) => act !== 'share'))
      return fail(COMMAND_EXIT_CODES.refused, ended ?? { key: 'thread.noReply' });
    if (isRehearsal) {
      const { enquiryId } = context;
      return toDryRunOutcome({ data: { enquiryId }, idempotencyKey: key }, { enquiryId, key });
    }
    if (!(await isConfirmed(invocation, invocation.texts.text('terminal.thread.ask.share')))) {
      return fail(COMMAND_EXIT_CODES.refused, { key: 'terminal.thread.notShared' });
    }
    const { thread } = await flow.do({ type: 'share.requested' }, { type: 'share.confirmed' });
    const error = answers.error();
    if (error !== null) return withRepeat(context.failed(error), key);
    return toShareOutcomeWith(thread?.contact?.label ?? { key: 'terminal.thread.shared' });
  });
}

const isContactShown = (thread: { readonly contact: Contact } | null): boolean =>
  thread !== null && (thread.contact.isOpen || (thread.contact.mine && thread.contact.theirs));

interface Contact {
  readonly mine: boolean;
  readonly theirs: boolean;
  readonly isOpen: boolean;
}

interface ContactShare {
  readonly isShown: boolean;
  readonly remark: Message;
}

const toShareOutcome = ({ enquiryId }: ThreadContext, key: string, { isShown, remark }: ContactShare): Outcome =>
  ok({
    data: { enquiryId, isShown, idempotencyKey: key },
    view: { kind: 'facts', facts: [] },
    remarks: [remark],
  });
