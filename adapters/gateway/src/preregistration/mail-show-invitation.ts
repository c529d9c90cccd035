import type { ImportedRegistration } from '@fairhall/core/preregistration/registration-row';
import { isLanguageCode } from '@fairhall/core/site/languages';
import type { CallContext } from '../call-context.ts';
import { createRandomToken, hashSha256 } from '../identity/secrets.ts';
import { queueMail } from '../mail/outbox.ts';
import { getUnsubscribePath } from '../mail/unsubscribe-url.ts';
import { getRouteTable } from '../route-table.ts';
import type { PreregistrationPorts } from './preregistration-ports.ts';
import { registrationLink } from './registration-link.ts';
import { showInvitationMail } from './show-invitation-mail.ts';

/** The key of an invitation's email: each invitation has one. REL-07 */
export const showInvitationEvent = (invitationId: string): string => `showInvitation.${invitationId}`;

/**
 * Queues the email of an invitation, with a link that prefills the form, in the language that the organiser gave for
 * the person. D-88 THR-10
 */
export async function mailShowInvitation(
  ports: PreregistrationPorts,
  context: CallContext,
  invitationId: string,
  { exhibitionId, email, lang: invitedLang }: ImportedRegistration,
): Promise<void> {
  const { database, now, requestId } = context;
  const lang = isLanguageCode(invitedLang) ? invitedLang : context.lang;
  const exhibition = await ports.exhibitionToRegister({ ...context, lang }, exhibitionId);
  if (exhibition === undefined) throw new Error(`the exhibition ${exhibitionId} is gone`);
  const pretoken = createRandomToken();
  await database.kysely
    .insertInto('pretoken')
    .values({
      token_hash: hashSha256(pretoken),
      invitation_id: invitationId,
      exhibition_id: exhibitionId,
      created: now,
    })
    .execute();
  const sign = await ports.subscriptionSign(database, email);
  const { origin } = new URL(ports.pageUrl(exhibition.websiteId, ''));
  const leave = origin + getRouteTable(context).href('unsubscribe', {}, { email, sign });
  const link = registrationLink(ports, context.settings, exhibition, pretoken);
  const mail = showInvitationMail(ports.texts.of(lang, exhibition.websiteId), lang, {
    to: email,
    exhibition,
    link,
    leave,
    unsubscribe: origin + getUnsubscribePath(email, sign),
  });
  const dedupeKey = showInvitationEvent(invitationId);
  await queueMail(database, mail, { dedupeKey, kind: 'showInvitation', requestId, now, causedBy: 'recipient' });
}
