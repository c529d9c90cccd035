import { ok, type Result } from '@fairhall/core/result';
import { type Failure, fail, type Outcome } from '../../answer.ts';
import { COMMAND_EXIT_CODES } from '../../exit-codes.ts';
import type { Invocation } from '../../noun.ts';
import { submitAsStaff } from '../../staff-submit.ts';
import { findSite } from './find-site.ts';
import { toSettingView } from './setting-rows.ts';

interface Setting {
  readonly name: string;
  readonly value: string;
}

/** Changes settings of a site, all or none. D-97 */
export async function setSite(invocation: Invocation): Promise<Outcome> {
  const { args } = invocation;
  const site = await findSite(invocation);
  if (!site.ok) return site;
  const settings = readPairs(args.slice(1));
  if (!settings.ok) return settings;
  const pairs = Object.fromEntries(settings.value.map(({ name, value }) => [name, value]));
  return submitAsStaff(invocation, {
    data: { siteId: site.value.id, settings: settings.value },
    send: (gateway, data, sending) => gateway.configuration.setSite(data, sending),
    facts: { site: site.value.name, ...pairs },
    answer: (set) => ({
      data: { siteId: site.value.id, ...set },
      view: toSettingView(set.settings, invocation),
      remarks: [{ key: 'terminal.site.done' }],
    }),
  });
}

/** Parses `name=value`; the value may be empty and may contain `=`. */
function readPairs(words: readonly string[]): Result<Setting[], Failure> {
  const odd = words.find((word) => !/^[^=]+=/.test(word));
  if (odd !== undefined) return fail(COMMAND_EXIT_CODES.usage, { key: 'terminal.site.pair', values: { word: odd } });
  return ok(
    words.map((word) => ({ name: word.slice(0, word.indexOf('=')), value: word.slice(word.indexOf('=') + 1) })),
  );
}
