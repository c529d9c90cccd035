import { ok } from '@fairhall/core/result';
import type { Outcome } from '../answer.ts';
import type { Invocation } from '../noun.ts';
import { parseSite } from './parse-site.ts';

/** Shows a site as facts, without a server. D-03 */
export async function showSite(invocation: Invocation): Promise<Outcome> {
  const site = parseSite(invocation);
  if (!site.ok) return site;
  const { texts } = invocation;
  const { id, name, lang, countryId } = site.value;
  const facts = [
    [texts.text('terminal.column.id'), String(id)],
    [texts.text('terminal.column.name'), name],
    [texts.text('terminal.column.language'), lang],
    [texts.text('terminal.column.country'), countryId ?? ''],
  ] as const;
  return ok({ data: site.value, view: { kind: 'facts', facts } });
}
