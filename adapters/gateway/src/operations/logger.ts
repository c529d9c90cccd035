import pino from 'pino';

/** Logs an event and its fields. Never log a body, a query string, a name, an address or a token. */
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

/** Writes JSON lines in UTC to the given stream, without secret or personal data. REL-35 THR-58 THR-59 */
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
 * Whether the fields need no redaction: none has a secret's name or nested members. Redacting every line was the most
 * expensive part of a read call.
 */
const isHarmless = (fields: object): boolean =>
  Object.entries(fields).every(
    ([name, value]) => !SECRET.includes(name) && (typeof value !== 'object' || value === null),
  );

export const noLogger: Logger = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** The kind, code and place of an error, but not its message: a database message may quote text that a person typed. */
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
