import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createIds } from '@fairhall/adapters/crypto/ids';
import { readFileAccess } from '@fairhall/adapters/node/file-access';
import { createStaffGateway, type StaffGateway } from '@fairhall/adapters/node/staff-gateway';
import type { GatewayError } from '@fairhall/core/contract/error';
import { STAFF_TOKEN_WARNING_MS } from '@fairhall/core/contract/staff/limits';
import type { Ids } from '@fairhall/core/ports/ids';
import type { Message } from '@fairhall/core/ports/texts';
import { ok, type Result } from '@fairhall/core/result';
import { DEFAULT_VALUES } from '@fairhall/core/site/defaults';
import { getFormat } from '@fairhall/core/site/format';
import type { LanguageCode } from '@fairhall/core/site/languages';
import manifest from '../package.json' with { type: 'json' };
import { type Failure, fail, toCallFailure } from './answer.ts';
import { COMMAND_EXIT_CODES } from './exit-codes.ts';
import { findDataFolder, findServer } from './find-server.ts';
import type { Invocation } from './noun.ts';

const TOKEN_VARIABLE = 'FAIRHALL_STAFF_TOKEN';
/** The file to which a server writes an operator token at its first start. */
const TOKEN_FILE = 'staff.token';
const TOKEN_ADVICE: Message = { key: 'terminal.staff.howToGetToken', values: { variable: TOKEN_VARIABLE } };

/** The gateway with a staff token. */
export interface StaffConnection {
  readonly gateway: StaffGateway;
  readonly ids: Ids;
  readonly signal: AbortSignal;
  readonly origin: string;
}

/** Finds the gateway and the staff token. Makes no call yet. D-94 */
export function connectStaff({
  global,
  terminal,
  say,
}: Pick<Invocation, 'global' | 'terminal' | 'say'>): Result<StaffConnection, Failure> {
  const origin = findServer(global.gateway, terminal);
  if (!origin.ok) return origin;
  const token = tokenFor(global.gateway, terminal);
  if (!token.ok) return token;
  const gateway = createStaffGateway({
    origin: origin.value,
    clientId: 'cli',
    token: token.value,
    onTokenEnds: warnOfEnd(global.lang, say),
    context: () => ({
      appVersion: manifest.version,
      lang: global.lang,
      siteId: global.siteId,
      websiteId: global.siteId,
      exhibitionId: '',
      exhibitionType: '',
      themeType: DEFAULT_VALUES.themeType,
      country: DEFAULT_VALUES.countryId,
    }),
  });
  return ok({ gateway, ids: createIds(), signal: terminal.signal, origin: origin.value });
}

/** Warns a user whose token expires soon, once for each command. */
function warnOfEnd(lang: LanguageCode, say: Invocation['say']): (ends: number) => void {
  let isWarned = false;
  return (ends) => {
    if (isWarned || ends - Date.now() > STAFF_TOKEN_WARNING_MS) return;
    isWarned = true;
    say({ key: 'terminal.staff.endsSoon', values: { date: getFormat(lang).date(ends) } });
  };
}

/**
 * The token of the variable, otherwise that of the data folder's file. The file's token is sent only to the server of
 * that folder. THR-19
 */
function tokenFor(named: string | undefined, terminal: Invocation['terminal']): Result<string, Failure> {
  const given = terminal.environment[TOKEN_VARIABLE]?.trim();
  if (given) return ok(given);
  const file = join(findDataFolder(terminal), TOKEN_FILE);
  const access = named === undefined ? readFileAccess(file) : undefined;
  if (access === undefined)
    return fail(COMMAND_EXIT_CODES.loginNeeded, { key: 'terminal.staff.noToken' }, TOKEN_ADVICE);
  if (!access.isPrivate)
    return fail(COMMAND_EXIT_CODES.refused, { key: 'terminal.staff.open', values: { file, mode: access.mode } });
  return ok(readFileSync(file, 'utf8').trim());
}

/** The failure of a staff call; for an invalid or expired token it says how to get another. */
export function toStaffCallFailure(error: GatewayError, origin: string) {
  return error.kind === 'INVALID_TOKEN'
    ? fail(
        COMMAND_EXIT_CODES.loginNeeded,
        error.message === '' ? { key: 'request.staffToken' } : { text: error.message },
        TOKEN_ADVICE,
      )
    : toCallFailure(error, origin);
}
