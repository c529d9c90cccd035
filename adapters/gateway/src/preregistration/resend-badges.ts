import { isLanguageCode } from '@fairhall/core/site/languages';
import type { CallContext } from '../call-context.ts';
import { normalizeBadgeNumber } from './badge-number.ts';
import type { RegistrationRow } from './find-registration.ts';
import { mailBadge } from './mail-badge.ts';
import type { PreregistrationPorts, RegisteredExhibition } from './preregistration-ports.ts';

interface Resent {
  mailed: number;
  readonly unknown: string[];
  readonly recent: string[];
}

/**
 * Queues the emails of these badges in the open transaction: all of them, or none if the process dies. Each goes to the
 * registered address, in the language of its registration. REL-07
 */
export async function resendBadges(
  ports: PreregistrationPorts,
  context: CallContext,
  exhibition: RegisteredExhibition,
  badgeNos: readonly string[],
): Promise<Resent> {
  const badgeNumbers = [...new Set(badgeNos.map(normalizeBadgeNumber))];
  const rows = await context.database.kysely
    .selectFrom('preregistration')
    .selectAll()
    .where('exhibition_id', '=', exhibition.exhibitionId)
    .where('badge_no', 'in', badgeNumbers)
    .execute();
  const byNumber = new Map(rows.map((row) => [row.badge_no, row]));
  const inLanguage = exhibitionIn(ports, context, exhibition);
  const resent: Resent = { mailed: 0, unknown: [], recent: [] };
  for (const badgeNo of badgeNumbers) {
    const row = byNumber.get(badgeNo);
    if (row === undefined) resent.unknown.push(badgeNo);
    else {
      const result = await mailBadge(ports, context, { row, exhibition: await inLanguage(row), causedBy: 'recipient' });
      if (result === 'duplicate') resent.recent.push(badgeNo);
      else resent.mailed += 1;
    }
  }
  return resent;
}

/** Loads the exhibition in the language of a registration, once for each language. */
export function exhibitionIn(
  { exhibitionToRegister }: PreregistrationPorts,
  context: CallContext,
  exhibition: RegisteredExhibition,
): (row: Pick<RegistrationRow, 'lang'>) => Promise<RegisteredExhibition> {
  const known = new Map<string, Promise<RegisteredExhibition | undefined>>();
  return async ({ lang }) => {
    if (!isLanguageCode(lang)) return exhibition;
    const localized = known.get(lang) ?? exhibitionToRegister({ ...context, lang }, exhibition.exhibitionId);
    known.set(lang, localized);
    return (await localized) ?? exhibition;
  };
}
