import type { Thread } from '@fairhall/core/contract/enquiry/thread';
import type { Message } from '@fairhall/core/ports/texts';
import { ok } from '@fairhall/core/result';
import { formatFor } from '@fairhall/core/site/format';
import type { ShownThread } from '@fairhall/core/thread/thread.view';
import type { ThreadDay } from '@fairhall/core/thread/thread-days';
import type { Outcome, View } from '../answer.ts';
import type { Invocation } from '../noun.ts';
import { openedThread } from './opened-thread.ts';
import { withThread } from './thread-flow.ts';
import type { ThreadPlace } from './thread-place.ts';

/** An enquiry with all that was written; what is printed counts as read. D-65 D-95 */
export function showThread(invocation: Invocation, place: ThreadPlace): Promise<Outcome> {
  return withThread(invocation, place, { key: place.connection.ids.uuid() }, async (flow, answers) => {
    const opened = openedThread(await flow.do(), place);
    if (!opened.ok) return opened;
    await answers.read();
    const thread = opened.value;
    const remarks = [thread.ended, thread.contact?.label ?? null].filter(
      (remark): remark is Message => remark !== null,
    );
    return ok({
      data: answers.thread(),
      view: factsOf(thread, answers.thread(), { ...invocation, origin: place.connection.origin }),
      remarks,
    });
  });
}

/** One line for each message, after what it is about and where it stands. */
function factsOf(shown: ShownThread, thread: Thread | null, place: Place): View {
  const { texts, global } = place;
  const { subject, enquiryId, state, title } = shown;
  const other = thread?.viewer === 'supplier' ? 'buyer' : 'supplier';
  const about = subject.name === '' ? texts.text('thread.subject.gone') : subject.name;
  const quantity = subject.quantity === null ? '' : formatFor(global.lang).number(subject.quantity);
  const lines = shown.days.flatMap(({ date, messages }) => messages.map((message) => ({ date, message })));
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
        wordsOf(date, message, place),
      ]),
    ],
  };
}

type Place = Pick<Invocation, 'texts' | 'global'> & { readonly origin: string };
type ShownMessage = ThreadDay['messages'][number];

function wordsOf(date: string, message: ShownMessage, { texts, origin }: Place): string {
  const { time, text, files, masked, receipt } = message;
  const notes = [masked, receipt?.label ?? null].filter((note): note is Message => note !== null);
  const fileText = ({ id, name, size, path }: ShownMessage['files'][number]) =>
    `${id} ${name} (${texts.text(size.key, size.values)}) ${new URL(`/gateway/${path}`, origin)}`;
  const words = text === '' ? [] : [text];
  return [
    `${date} ${time}`,
    ...words,
    ...files.map(fileText),
    ...notes.map(({ key, values }) => texts.text(key, values)),
  ].join(' · ');
}
