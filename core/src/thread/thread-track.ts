import type { Thread } from '../contract/enquiry/thread.ts';
import type { Message } from '../ports/texts.ts';
import { type Reader, toMoment } from './moment.ts';
import { isOpen } from './thread.context.ts';

/** A step in the progress of an enquiry. */
export interface TrackStep {
  readonly name: 'sent' | 'read' | 'answered' | 'settled';
  readonly look: 'done' | 'current' | 'coming';
  readonly label: Message;
  /** When the step was reached, or which side has to act; null for neither. */
  readonly note: Message | null;
}

/**
 * Lists the steps of an enquiry (sent, read, answered, settled), each with its date; the step that waits for a side
 * names that side.
 */
export function listTrackSteps(thread: Thread, reader: Reader): readonly TrackStep[] {
  const { state, createTime, readTime, answerTime, closeTime } = thread;
  const isOver = !isOpen(state);
  const steps = [
    { name: 'sent', time: createTime },
    { name: 'read', time: readTime },
    { name: 'answered', time: answerTime },
    { name: 'settled', time: isOver ? closeTime : null },
  ] as const;
  const reached = isOver ? 3 : steps.findLastIndex(({ time }) => time !== null);
  const turn = getTurnNote(thread);
  return steps.map(({ name, time }, index) => ({
    name,
    look: getStepLook(index, reached, time !== null),
    label: getStepLabel(name, thread),
    note: name === 'answered' && turn !== null ? turn : time === null ? null : dateNote(time, reader),
  }));
}

/**
 * Returns the label of a step. A supplier receives an enquiry only after its sender has confirmed the email address, so
 * until then it is not called sent.
 */
function getStepLabel(name: TrackStep['name'], { state, isUnconfirmed }: Thread): Message {
  if (state === 'spam' && name === 'settled') return { key: 'thread.track.spam' };
  if (isUnconfirmed === true && name === 'sent') return { key: 'thread.track.unconfirmed' };
  return { key: `thread.track.${name}` };
}

function getStepLook(index: number, reached: number, hasTime: boolean): TrackStep['look'] {
  if (index === reached) return 'current';
  return index < reached && hasTime ? 'done' : 'coming';
}

function getTurnNote({ turn, viewer }: Thread): Message | null {
  if (turn === null) return null;
  return { key: turn === viewer ? 'thread.turn.yours' : 'thread.turn.theirs' };
}

const dateNote = (time: number, reader: Reader): Message => ({
  key: 'thread.track.date',
  values: { date: toMoment(time, reader).shortDate },
});
