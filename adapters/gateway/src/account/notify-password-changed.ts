import { isLanguageCode } from '@fairhall/core/site/languages';
import type { CallContext } from '../call-context.ts';
import type { Transaction } from '../db/database.ts';
import { createRandomId } from '../identity/secrets.ts';
import { queueMail } from '../mail/outbox.ts';
import type { AccountPorts } from './account-ports.ts';
import { describeDevice } from './describe-device.ts';
import { passwordMail } from './password-mail.ts';

/** The owner of the changed password; `lang` is the language of a supplier account's mails. */
interface Owner {
  readonly email: string;
  readonly kind: 'buyer' | 'supplier';
  readonly lang: string;
}

/**
 * Queues the mail that notifies an owner of a changed password, in the transaction that changes it. The mail is not
 * grouped or delayed, and nobody can unsubscribe from it. A buyer gets it in the language of the call, since no other
 * is stored for buyers. THR-08 REL-07
 */
export async function notifyPasswordChanged(
  { texts, pageUrl, supplierPagesUrl }: Pick<AccountPorts, 'texts' | 'pageUrl' | 'supplierPagesUrl'>,
  transaction: Transaction,
  { lang: callLang, siteId, now, requestId, userAgent }: CallContext,
  { email, kind, lang: accountLang }: Owner,
): Promise<void> {
  const isSupplier = kind === 'supplier';
  const lang = isSupplier && isLanguageCode(accountLang) ? accountLang : callLang;
  const mail = passwordMail(isSupplier ? texts.of(lang) : texts.of(lang, siteId), lang, {
    to: email,
    time: now,
    device: describeDevice(userAgent),
    link: isSupplier ? `${supplierPagesUrl}/resetPassword` : pageUrl(siteId, '/resetPassword'),
  });
  await queueMail(transaction, mail, {
    dedupeKey: `password.${createRandomId()}`,
    kind: 'account.password',
    requestId,
    now,
    causedBy: 'recipient',
  });
}
