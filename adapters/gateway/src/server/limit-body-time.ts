import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createThroughputLimit, type ThroughputLimit } from '../limits/throughput-limit.ts';

/**
 * The longest time for a body to arrive, in milliseconds: a file on a slow line gets as long as its call, other bodies
 * a third of that.
 */
export const MAX_BODY_MS = 10_000;
export const MAX_FORM_MS = 30_000;
/** The longest time for headers to arrive, in milliseconds. */
export const MAX_HEADER_MS = 10_000;

/** A form with a file; it is streamed, not buffered. */
export const FORM_TYPE = /^multipart\/form-data/i;

/** Ends connections whose bodies arrive too slowly. THR-40 */
export function limitBodyTime(server: FastifyInstance, times = { body: MAX_BODY_MS, form: MAX_FORM_MS }): void {
  server.addHook('preParsing', (request, _reply, payload, done) => {
    if (hasBody(request)) {
      const time = FORM_TYPE.test(request.headers['content-type'] ?? '') ? times.form : times.body;
      const timer = setTimeout(() => request.raw.destroy(), time);
      for (const end of ['end', 'close'] as const) payload.once(end, () => clearTimeout(timer));
    }
    done(null, payload);
  });
}

/**
 * Limits for reading and dropping the rest of a request after its response, so that the response reaches a client that
 * is still sending.
 */
interface Linger {
  /** Milliseconds. */
  readonly time: number;
  /** Limit for one connection. */
  readonly bytes: number;
  /** Limit for all connections together. */
  readonly bytesASecond: number;
}

const DEFAULT_LINGER: Linger = { time: 900, bytes: 16 * 1024 ** 2, bytesASecond: 8 * 1024 ** 2 };
const CHECK_INTERVAL_MS = 25;

/**
 * Ends the connection of a request that got its response before it arrived completely; otherwise Node would read the
 * rest to its end. If the response closed the connection, nothing more is read. THR-40
 */
export function closeUnread(server: FastifyInstance, linger: Linger = DEFAULT_LINGER): void {
  const sharedLimit = createThroughputLimit({ perSecond: linger.bytesASecond, ahead: linger.bytesASecond });
  server.addHook('onResponse', (request, reply, done) => {
    const { raw } = request;
    const closes = reply.getHeader('connection') === 'close';
    if (!raw.complete && closes) raw.destroy();
    else if (!raw.complete) readPast(raw, linger, sharedLimit);
    done();
  });
}

/** Node drops data after a response without an event, so this polls the socket's byte count. */
function readPast(raw: IncomingMessage, { time, bytes }: Linger, sharedLimit: ThroughputLimit): void {
  const { socket } = raw;
  const [began, most] = [performance.now(), socket.bytesRead + bytes];
  let counted = socket.bytesRead;
  const interval = setInterval(() => {
    const isTooFast = sharedLimit(socket.bytesRead - counted) !== undefined;
    counted = socket.bytesRead;
    const isOver = isTooFast || performance.now() - began >= time || counted > most;
    if (!raw.complete && !socket.destroyed && !isOver) return;
    clearInterval(interval);
    if (!raw.complete) raw.destroy();
  }, CHECK_INTERVAL_MS).unref();
}

const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
