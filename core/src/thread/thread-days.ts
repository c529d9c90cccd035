import type { Thread, ThreadMessage } from '../contract/enquiry/thread.ts';
import { fileSize } from '../files/file-size.ts';
import type { Message } from '../ports/texts.ts';
import { type Moment, type Reader, toMoment } from './moment.ts';
import { getNamedMessage, getSideLabel, type Names } from './thread-names.ts';

/** A message as it is shown. */
export interface ThreadMessageView {
  readonly id: string;
  readonly isFromViewer: boolean;
  readonly author: Message;
  readonly time: string;
  /** '' where it is files alone. */
  readonly text: string;
  readonly files: readonly ThreadFileView[];
  /** Contact data in it is hidden from this reader; the text says what can be done. */
  readonly masked: Message | null;
  /** Whether the other side has read one's own message. */
  readonly receipt: { readonly isRead: boolean; readonly label: Message } | null;
}

/** A file of a message. */
export interface ThreadFileView {
  readonly id: string;
  readonly name: string;
  readonly size: Message;
  /** Below the gateway's root, good for a while; null until the message has been loaded. */
  readonly path: string | null;
  /** Path of a small view, like that of the file; null for what is no picture. */
  readonly small: string | null;
}

export interface ThreadDay {
  readonly day: string;
  readonly date: string;
  readonly messages: readonly ThreadMessageView[];
}

/** The messages by the days of the reader's calendar. */
export function groupByDay(thread: Thread, names: Names, reader: Reader): readonly ThreadDay[] {
  const days: { day: string; date: string; messages: ThreadMessageView[] }[] = [];
  for (const message of thread.messages) {
    const moment = toMoment(message.createTime, reader);
    const view = toMessageView(message, moment, thread, names, reader);
    const last = days.at(-1);
    if (last?.day === moment.day) last.messages.push(view);
    else days.push({ day: moment.day, date: moment.date, messages: [view] });
  }
  return days;
}

function toMessageView(
  message: ThreadMessage,
  moment: Moment,
  thread: Thread,
  names: Names,
  reader: Reader,
): ThreadMessageView {
  const isFromViewer = message.side === thread.viewer;
  return {
    id: message.messageId,
    isFromViewer,
    author: getAuthor(message, isFromViewer, thread, names),
    time: moment.time,
    text: message.text,
    files: message.files.map(({ fileId, fileName, size, url, small }) => ({
      id: fileId,
      name: fileName,
      size: fileSize(reader.lang, size),
      path: url === '' ? null : url,
      small: small ?? null,
    })),
    masked: message.isMasked ? getMaskedNote(thread, names) : null,
    // Nobody else has a message of an enquiry that its sender has not confirmed.
    receipt: isFromViewer && thread.isUnconfirmed !== true ? getReceipt(message, moment, reader) : null,
  };
}

function getAuthor({ author }: ThreadMessage, isFromViewer: boolean, { viewer }: Thread, names: Names): Message {
  // Several people answer for a supplier, so theirs tells whose word it was.
  if (isFromViewer && (viewer === 'buyer' || author === '')) return { key: 'thread.you' };
  if (author !== '') return { key: 'thread.author', values: { name: author } };
  return getSideLabel(names);
}

/** "Read at 18:40", with its date where that is another day. */
function getReceipt({ readTime }: ThreadMessage, sent: Moment, reader: Reader): ThreadMessageView['receipt'] {
  if (readTime === null) return { isRead: false, label: { key: 'thread.receipt.sent' } };
  const { day, date, time } = toMoment(readTime, reader);
  return {
    isRead: true,
    label:
      day === sent.day
        ? { key: 'thread.receipt.read', values: { time } }
        : { key: 'thread.receipt.readOn', values: { date, time } },
  };
}

function getMaskedNote({ contact, state }: Thread, names: Names): Message {
  if (state === 'spam') return { key: 'thread.masked.over' };
  return contact.mine ? getNamedMessage(names, 'thread.masked.waiting') : { key: 'thread.masked' };
}
