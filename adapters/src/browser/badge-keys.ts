import { BADGE_KEYS_PATH, type BadgeKey, badgeKeys } from '@fairhall/core/badge/badge-keys';
import { type GatewayError, gatewayError } from '@fairhall/core/contract/error';
import { ERROR_UNREADABLE } from '@fairhall/core/contract/page-error';
import { err, ok, type Result } from '@fairhall/core/result';
import { createRequest } from '../http/request.ts';
import type { Ports } from '../ports.ts';
import { createBrowserNetwork } from './ports.ts';
import type { BrowserWindow } from './window.ts';

/** Milliseconds; a person who scans a badge does not wait longer. */
const TIMEOUT_MS = 5000;

/**
 * Fetches the keys with which a page verifies badges of its own site; `fresh` bypasses the browser's HTTP cache. D-31
 */
export async function fetchBadgeKeys(
  window: BrowserWindow,
  { clock, timer }: Pick<Ports, 'clock' | 'timer'>,
  fresh: boolean,
): Promise<Result<readonly BadgeKey[], GatewayError>> {
  const request = createRequest({ fetch: createBrowserNetwork(window).fetch, clock, timer });
  const url = window.location.origin + BADGE_KEYS_PATH;
  const outgoing = { url, method: 'GET', headers: {}, trusted: true, fresh } as const;
  const answer = await request(outgoing, { timeoutMs: TIMEOUT_MS, retry: false });
  if (!answer.ok) return answer;
  const found = badgeKeys.safeParse(answer.value.body);
  return found.success ? ok(found.data.keys) : err(gatewayError('SERVER_ERROR', ERROR_UNREADABLE));
}
