import type { Message } from '@fairhall/core/ports/texts';
import { ok } from '@fairhall/core/result';
import { fail, type Outcome } from '../answer.ts';
import { dryRun } from '../dry-run.ts';
import { EXIT } from '../exit-codes.ts';
import { keyOption } from '../idempotency-key.ts';
import { withRepeat } from '../login.ts';
import type { Invocation } from '../noun.ts';
import { flagOption } from '../option-values.ts';
import { isConfirmed } from '../prompt.ts';
import { openedThread } from './opened-thread.ts';
import { withThread } from './thread-flow.ts';
import type { ThreadPlace } from './thread-place.ts';

/**
 * Agrees to show contact data to the other side, which holds once both did and cannot be taken back. What is agreed or open
 * already stays as it is. D-65 D-95
 */
export async function shareContact(invocation: Invocation, place: ThreadPlace): Promise<Outcome> {
  const given = keyOption(invocation.options);
  if (!given.ok) return given;
  const key = given.value ?? place.connection.ids.uuid();
  const isRehearsal = flagOption(invocation.options, 'dryRun');
  return withThread(invocation, place, { key, isRehearsal }, async (flow, answers) => {
    const opened = openedThread(await flow.do({ type: 'page.hidden' }), place);
    if (!opened.ok) return opened;
    const { contact, steps, ended } = opened.value;
    const shared = (remark: Message) => sharedAs(place, key, { isShown: isShownIn(answers.thread()), remark });
    if (contact !== null) return shared(contact.label);
    if (answers.thread()?.contact.isOpen === true) return shared({ key: 'terminal.thread.contactOpen' });
    if (steps.every(({ act }) => act !== 'share')) return fail(EXIT.refused, ended ?? { key: 'thread.noReply' });
    if (isRehearsal) {
      const { enquiryId } = place;
      return dryRun({ data: { enquiryId }, idempotencyKey: key }, { enquiryId, key });
    }
    if (!(await isConfirmed(invocation, invocation.texts.text('terminal.thread.ask.share')))) {
      return fail(EXIT.refused, { key: 'terminal.thread.notShared' });
    }
    const { thread } = await flow.do({ type: 'share.requested' }, { type: 'share.confirmed' });
    const error = answers.error();
    if (error !== null) return withRepeat(place.failed(error), key);
    return shared(thread?.contact?.label ?? { key: 'terminal.thread.shared' });
  });
}

const isShownIn = (thread: { readonly contact: Contact } | null): boolean =>
  thread !== null && (thread.contact.isOpen || (thread.contact.mine && thread.contact.theirs));

interface Contact {
  readonly mine: boolean;
  readonly theirs: boolean;
  readonly isOpen: boolean;
}

interface Shared {
  readonly isShown: boolean;
  readonly remark: Message;
}

const sharedAs = ({ enquiryId }: ThreadPlace, key: string, { isShown, remark }: Shared): Outcome =>
  ok({
    data: { enquiryId, isShown, idempotencyKey: key },
    view: { kind: 'facts', facts: [] },
    remarks: [remark],
  });
