import type { Call } from '@fairhall/core/contract/call';
import { unpackEnvelope } from '@fairhall/core/contract/envelope';

/** A response of the gateway. */
export interface GatewayAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/** Texts that reveal internals of the server: stack traces, file paths, SQL errors. */
const INSIDES =
  /\bat .{0,200}\.(?:ts|js|mjs):\d+|\w+Error:|node:internal|node_modules|\/src\/|ZodError|syntax error at or near|violates \w+ constraint|kysely|select .{1,80} from /i;

/** Texts that must not be in a log: user input, tokens of logins and emails, network addresses. */
const SECRET =
  /canary|\b[bs]t_[A-Za-z0-9_-]{20}|\b10\.\d{1,3}\.\d{1,3}\.\d{1,3}\b|(?<![A-Za-z0-9_-])[A-Za-z0-9_-]{43}(?![A-Za-z0-9_-])/i;

/**
 * Why a response is a fault of the gateway; undefined for a good one. The only permitted 5xx is a 503 with a retry
 * time. REL-33 REL-36
 */
export function findFault(call: Call, { status, headers, text }: GatewayAnswer): string | undefined {
  const isBusy = status === 503 && Number(headers.get('retry-after')) > 0;
  if (status >= 500 && !isBusy) return `answered ${status}`;
  if (status !== 200 && status < 400) return `answered ${status}`;
  if (INSIDES.test(text)) return 'tells its insides';
  if (!/^[0-9a-f-]{36}$/.test(headers.get('x-request-id') ?? '')) return 'has no request id';
  const body = parsed(text);
  if (body === undefined) return 'is no JSON';
  return envelopeFault(call, status, body);
}

function envelopeFault({ client, answersBare }: Call, status: number, body: unknown): string | undefined {
  if (answersBare && status === 200 && Array.isArray(body)) return undefined;
  const answer = unpackEnvelope(client, body);
  if (answer.ok) return status === 200 ? undefined : 'is a success and a refusal';
  if (answer.error.code === '' || answer.error.message.trim() === '') return 'refuses without a word';
  return status === 200 && !/^100[1-4]$/.test(answer.error.code)
    ? `refuses by ${answer.error.code} as a success`
    : undefined;
}

/** The secret or personal text in a log line; undefined if there is none. THR-58 REL-35 */
export const findLeak = (line: string): string | undefined => SECRET.exec(line)?.[0];

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
