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
  return pino(
    {
      level,
      base: null,
      messageKey: 'event',
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      redact: { paths: SECRET.flatMap((name) => [name, `*.${name}`]), remove: true },
      serializers: { error: errorFields },
    },
    stream,
  );
}

export const silentLogger: Logger = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** Of an error its kind, code and place; a database's message may quote what a person typed. */
function errorFields(error: unknown): object {
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
    ...(error.cause === undefined ? {} : { cause: errorFields(error.cause) }),
  };
}
