import * as z from 'zod/mini';

/**
 * Whether the mail of a submit is on its way, or waits because its recipient got many mails today. It tells nothing of who
 * the recipient is: resets and badges that are asked for again count by themselves. Absent where a repeat of an old action
 * is answered, or where no mail goes out.
 */
export const mailStatus = z.enum(['queued', 'postponed']);

export type MailStatus = z.output<typeof mailStatus>;

const answerWithMail = z.object({ mail: z.optional(mailStatus) });

/** What the answer of a deferred task, which has no type, says of its mail; null where it says nothing. */
export function mailStatusIn(answer: unknown): MailStatus | null {
  const parsed = answerWithMail.safeParse(answer);
  return (parsed.success && parsed.data.mail) || null;
}
