import type { MailStatus } from '@fairhall/core/contract/mail-status';
import type { Message } from '@fairhall/core/ports/texts';

/** Says that the email will be sent later; no remark if it is on its way. */
export const listMailRemarks = (mail: MailStatus | null): readonly Message[] =>
  mail === 'postponed' ? [{ key: 'shell.mailPostponed' }] : [];
