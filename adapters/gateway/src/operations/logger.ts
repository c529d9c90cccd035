import pino from 'pino';

/** What the gateway logs with: an event and its fields. Never a body, a query string, a name, an address or a token. */
export interface Logger {
  info(fields: object, event: string): void;
  warn(fields: object, event: string): void;
  error(fields: object, event: string): void;
}

const SECRET = [
  'token',
  'sign',
  'ac',
  'password',
  'email',
  'mobile',
  'whatsapp',
  'content',
  'data',
  'visitor',
  'address',
];

/** JSON lines in UTC on the given stream, without what is secret or personal. REL-35 THR-58 THR-59 */
export function createLogger(level: 'info' | 'warn', stream: { write(line: string): void } = process.stdout): Logger {
  const options: pino.LoggerOptions = {
    level,
    base: null,
    messageKey: 'event',
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    serializers: { error: toErrorFields },
  };
  const plain = pino(options, stream);
  const redact = { paths: SECRET.flatMap((name) => [name, `*.${name}`]), remove: true };
  const redacting = pino({ ...options, redact }, stream);
  const selectLogger = (fields: object): pino.Logger => (isHarmless(fields) ? plain : redacting);
  return {
    info: (fields, event) => selectLogger(fields).info(fields, event),
    warn: (fields, event) => selectLogger(fields).warn(fields, event),
    error: (fields, event) => selectLogger(fields).error(fields, event),
  };
}

/**
 * Whether nothing of the fields could be taken out: none has a secret's name or holds members of its own. Looking through
 * every line for what to take out was the dearest part of a reading call.
 */
const isHarmless = (fields: object): boolean =>
  Object.entries(fields).every(
    ([name, value]) => !SECRET.includes(name) && (typeof value !== 'object' || value === null),
  );

export const noLogger: Logger = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** Of an error its kind, code and place; a database's message may quote what a person typed. */
function toErrorFields(error: unknown): object {
  if (!(error instanceof Error)) return { type: typeof error };
  const { code } = error as { code?: unknown };
  const isQuery = typeof code === 'string';
  const at =
    error.stack
      ?.split('\n')
      .slice(isQuery ? -8 : 0, 12)
      .filter((line) => line.trim().startsWith('at ')) ?? [];
  return {
    type: error.name,
    ...(isQuery ? { code } : { message: error.message }),
    at: at.map((line) => line.trim()),
    ...(error.cause === undefined ? {} : { cause: toErrorFields(error.cause) }),
  };
}
