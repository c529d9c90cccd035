import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createThroughputLimit, type ThroughputLimit } from '../limits/throughput-limit.ts';

/** How long a body may take to come in, in milliseconds: a file on a slow line as long as its call, all else a third. */
export const MAX_BODY_MS = 10_000;
export const MAX_FORM_MS = 30_000;
/** How long headers may take, in milliseconds. */
export const MAX_HEADER_MS = 10_000;

/** A form with a file; it is read as it comes, never held as a whole first. */
export const FORM_TYPE = /^multipart\/form-data/i;

/** Ends connections whose bodies trickle. THR-40 */
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

/** What follows an answer is still read past, so that the answer reaches who is still sending. */
interface Linger {
  /** Milliseconds. */
  readonly time: number;
  /** Of one connection. */
  readonly bytes: number;
  /** Of all connections together. */
  readonly bytesASecond: number;
}

const DEFAULT_LINGER: Linger = { time: 900, bytes: 16 * 1024 ** 2, bytesASecond: 8 * 1024 ** 2 };
const CHECK_INTERVAL_MS = 25;

/**
 * Ends the connection of a request that was answered before it had come whole: the rest would be read to its end. Where
 * the answer said that the connection closes, nothing more is read at all. THR-40
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

/** Node drops what comes after an answer without telling anybody, so the socket's count is looked at. */
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
