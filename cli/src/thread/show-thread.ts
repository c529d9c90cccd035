import type { Thread } from '@fairhall/core/contract/enquiry/thread';
import type { Message } from '@fairhall/core/ports/texts';
import { ok } from '@fairhall/core/result';
import { getFormat } from '@fairhall/core/site/format';
import type { ThreadContentView } from '@fairhall/core/thread/thread.view';
import type { ThreadDay } from '@fairhall/core/thread/thread-days';
import type { Outcome, View } from '../answer.ts';
import type { Invocation } from '../noun.ts';
import { requireThread } from './require-thread.ts';
import type { ThreadContext } from './thread-context.ts';
import { withThread } from './thread-flow.ts';

/** Shows an enquiry with all its messages, and marks them as read. D-65 D-95 */
export function showThread(invocation: Invocation, context: ThreadContext): Promise<Outcome> {
  return withThread(invocation, context, { key: context.connection.ids.uuid() }, async (flow, answers) => {
    const opened = requireThread(await flow.do(), context);
    if (!opened.ok) return opened;
    await answers.read();
    const thread = opened.value;
    const remarks = [thread.ended, thread.unreachable, thread.contact?.label ?? null].filter(
      (remark): remark is Message => remark !== null,
    );
    return ok({
      data: answers.thread(),
      view: toView(thread, answers.thread(), { ...invocation, origin: context.connection.origin }),
      remarks,
    });
  });
}

/** Shows subject and status, then one line for each message. */
function toView(threadView: ThreadContentView, thread: Thread | null, context: ThreadViewContext): View {
  const { texts, global } = context;
  const { subject, enquiryId, state, title } = threadView;
  const other = thread?.viewer === 'supplier' ? 'buyer' : 'supplier';
  const about = subject.type === 'supplier' ? '' : subject.name || texts.text('thread.subject.gone');
  const quantity = subject.quantity === null ? '' : getFormat(global.lang).number(subject.quantity);
  const offers = threadView.others ?? [];
  const lines = threadView.days.flatMap(({ date, messages }) => messages.map((message) => ({ date, message })));
  return {
    kind: 'facts',
    facts: [
      [texts.text('terminal.column.id'), enquiryId],
      [texts.text('rfq.status'), texts.text(`thread.state.${state}`)],
      [texts.text('terminal.column.subject'), about],
      [texts.text('rfq.quantity'), quantity],
      [texts.text(`terminal.column.${other}`), texts.text(title.key, title.values)],
      ...lines.map(({ date, message }): [string, string] => [
        texts.text(message.author.key, message.author.values),
        describeMessage(date, message, context),
      ]),
      ...offers.map(({ productId, name, supplierName: supplier }): [string, string] => [
        texts.text('thread.others.ask', { supplier }),
        `${productId} ${name}`,
      ]),
    ],
  };
}

type ThreadViewContext = Pick<Invocation, 'texts' | 'global'> & { readonly origin: string };
type ThreadMessage = ThreadDay['messages'][number];

function describeMessage(date: string, message: ThreadMessage, { texts, origin }: ThreadViewContext): string {
  const { time, text, files, masked, receipt } = message;
  const notes = [masked, receipt?.label ?? null].filter((note): note is Message => note !== null);
  const fileText = ({ id, name, size, path }: ThreadMessage['files'][number]) =>
    `${id} ${name} (${texts.text(size.key, size.values)}) ${new URL(`/gateway/${path}`, origin)}`;
  const words = text === '' ? [] : [text];
  return [
    `${date} ${time}`,
    ...words,
    ...files.map(fileText),
    ...notes.map(({ key, values }) => texts.text(key, values)),
  ].join(' · ');
}
