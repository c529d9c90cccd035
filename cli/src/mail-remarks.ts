import type { MailStatus } from '@fairhall/core/contract/mail-status';
import type { Message } from '@fairhall/core/ports/texts';

/** Says that the mail of what was sent follows later; nothing where it is on its way. */
export const listMailRemarks = (mail: MailStatus | null): readonly Message[] =>
  mail === 'postponed' ? [{ key: 'shell.mailPostponed' }] : [];
