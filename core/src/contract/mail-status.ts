import * as z from 'zod/mini';

/**
 * Whether the email of a submit is on its way, or is postponed because its recipient got many emails today. It reveals
 * nothing about the recipient: password resets and repeated badges have their own limits. Absent in the response to a
 * retry of an old action, and if no email is sent.
 */
export const mailStatus = z.enum(['queued', 'postponed']);

export type MailStatus = z.output<typeof mailStatus>;

const answerWithMail = z.object({ mail: z.optional(mailStatus) });

/** The mail status in the response of a deferred task, whose type is unknown; null if there is none. */
export function mailStatusIn(answer: unknown): MailStatus | null {
  const parsed = answerWithMail.safeParse(answer);
  return (parsed.success && parsed.data.mail) || null;
}
