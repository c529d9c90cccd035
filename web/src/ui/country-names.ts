import { getFormat } from '@fairhall/core/site/format';
import { getValueOr } from '../page/loader-results.ts';
import type { Visit } from '../page/screen.ts';

/** Loads country names by id, in the page's language; empty if they cannot be loaded. */
export async function countryNames({
  ports,
  signal,
  boot,
}: Pick<Visit, 'ports' | 'signal' | 'boot'>): Promise<Readonly<Record<string, string>>> {
  const { countryName } = getFormat(boot.lang);
  const countries = getValueOr(await ports.gateway.site.countries({}, { signal, handled: true }), []);
  return Object.fromEntries(countries.map(({ id, code2, enName }) => [id, countryName(code2) || enName]));
}
