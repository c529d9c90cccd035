import { err, ok, type Result } from '@fairhall/core/result';
import { createRouteTable, type RouteTable } from '@fairhall/core/routes/route-table';
import type { Failure } from '../answer.ts';
import { COMMAND_EXIT_CODES } from '../exit-codes.ts';
import type { Terminal } from '../terminal.ts';

/** The table of addresses under DEPLOY_PATH; fails if that is not a path. */
export function readRouteTable(environment: Terminal['environment']): Result<RouteTable, Failure> {
  const deployPath = (environment.DEPLOY_PATH ?? '').replace(/\/$/, '');
  try {
    return ok(createRouteTable({ deployPath }));
  } catch {
    const values = { name: 'DEPLOY_PATH', value: deployPath, allowed: '/trade' };
    return err({ exit: COMMAND_EXIT_CODES.usage, message: { key: 'terminal.setting.wrong', values } });
  }
}

/** Parsers of route parameters that are not texts. */
const ROUTE_PARAM_PARSERS: Readonly<Record<string, (text: string) => unknown>> = {
  pageNo: Number,
  affiliate: (text) => text === 'true',
  promotion: (text) => ({ theme: text.slice(0, text.lastIndexOf('_')), id: text.slice(text.lastIndexOf('_') + 1) }),
};

/** Parses `name=value` words as the parameters of a route. */
export function parseRouteParams(
  words: readonly string[],
  parsers = ROUTE_PARAM_PARSERS,
): Result<Readonly<Record<string, unknown>>, Failure> {
  const params: Record<string, unknown> = {};
  for (const word of words) {
    const at = word.indexOf('=');
    if (at < 1)
      return err({ exit: COMMAND_EXIT_CODES.usage, message: { key: 'terminal.route.noParam', values: { word } } });
    const name = word.slice(0, at);
    const value = word.slice(at + 1);
    params[name] = (parsers[name] ?? String)(value);
  }
  return ok(params);
}
