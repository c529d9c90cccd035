import { ok, type Result } from '@fairhall/core/result';
import { findShippedSite, SITE_LIST } from '@fairhall/core/site/sites';
import { type Failure, fail } from '../../answer.ts';
import { COMMAND_EXIT_CODES } from '../../exit-codes.ts';
import type { Invocation } from '../../noun.ts';
import { connectStaff, toStaffCallFailure } from '../../staff-connection.ts';

interface FoundSite {
  readonly id: number;
  readonly name: string;
}

/** The site with the ID or name in the first argument. Only the gateway knows those that an organiser has added. */
export async function findSite(invocation: Invocation): Promise<Result<FoundSite, Failure>> {
  const word = (invocation.args[0] ?? '').toLowerCase();
  const shipped = findShippedSite(word) ?? SITE_LIST.find(({ id }) => String(id) === word);
  if (shipped !== undefined) return ok({ id: shipped.id, name: shipped.name });
  const connection = connectStaff(invocation);
  if (!connection.ok) return connection;
  const { gateway, signal, origin } = connection.value;
  const listed = await gateway.configuration.listSites({}, { signal, handled: true });
  if (!listed.ok) return toStaffCallFailure(listed.error, origin);
  const found = listed.value.sites.find(({ siteId, enName }) => String(siteId) === word || enName === word);
  return found === undefined
    ? fail(COMMAND_EXIT_CODES.usage, { key: 'terminal.staff.site.unknown', values: { site: word } })
    : ok({ id: found.siteId, name: found.enName });
}
