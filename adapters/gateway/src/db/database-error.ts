import type { Failure } from './pglite-messages.ts';

/**
 * An error of the embedded database, rebuilt from its worker thread's message; a server's errors have the same fields.
 */
export class DatabaseError extends Error {
  readonly code: string | undefined;
  readonly constraint: string | undefined;
  readonly detail: string | undefined;

  constructor({ message, code, constraint, detail }: Failure) {
    super(message);
    this.name = 'DatabaseError';
    this.code = code;
    this.constraint = constraint;
    this.detail = detail;
  }
}

/** How a caller should treat a failed query. */
export type DatabaseTrouble = 'locked' | 'busy' | 'unavailable' | 'bug';

const CONNECTION_REFUSED_CODES: readonly string[] = ['ECONNREFUSED', 'ENOENT'];
const HOST_UNRESOLVED_CODES: readonly string[] = ['ENOTFOUND', 'EAI_AGAIN'];
const CONNECTION_CODES: readonly string[] = [
  ...CONNECTION_REFUSED_CODES,
  ...HOST_UNRESOLVED_CODES,
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EPIPE',
  'ETIMEDOUT',
];
const CONNECTION_TEXT =
  /timeout exceeded when trying to connect|Connection terminated|not queryable|Client was closed|after calling end on the pool|embedded database has stopped|driver has already been destroyed/;

/**
 * Conditions of a database server that pass by themselves or by a failover: connection exceptions (08), a server that
 * stops, has crashed or is starting (57P), a server that is read-only (25006), and a disk that cannot be read or written
 * (58030). REL-23
 */
const SERVER_UNAVAILABLE_CODE = /^(08|57P|25006$|58030$)/;

/** Classifies an error of either engine. A lock timeout and an unavailable database are worth a retry. REL-02 REL-23 */
export function toDatabaseTrouble(error: unknown): DatabaseTrouble {
  const { code = '', message = '' } = (error ?? {}) as Partial<Failure>; // any thrown value
  if (code === '55P03' || code === '40P01' || code === '40001') return 'locked';
  if (code === '57014' || code.startsWith('53')) return 'busy';
  if (SERVER_UNAVAILABLE_CODE.test(code) || CONNECTION_CODES.includes(code) || CONNECTION_TEXT.test(message))
    return 'unavailable';
  return 'bug';
}

/** Why a database server cannot be opened at the moment. */
export type UnavailableReason = 'refused' | 'unresolved' | 'unreachable' | 'starting' | 'full';

/**
 * Why a database server could not be opened, if that may pass by itself; undefined for a cause that somebody must fix.
 * A pooler reports a wrong password or database as a protocol violation (08P01). REL-23
 */
export function toUnavailableReason(error: unknown): UnavailableReason | undefined {
  const { code = '', cause } = (error ?? {}) as Partial<Failure> & { cause?: unknown }; // any thrown value
  if (code === '57P03') return 'starting';
  if (code === '53300') return 'full';
  if (CONNECTION_REFUSED_CODES.includes(code)) return 'refused';
  if (HOST_UNRESOLVED_CODES.includes(code)) return 'unresolved';
  if (code !== '08P01' && toDatabaseTrouble(error) === 'unavailable') return 'unreachable';
  return cause === undefined ? undefined : toUnavailableReason(cause);
}
