import { expect, test } from 'vitest';
import { createLogger } from './logger.ts';

function logged(write: (log: ReturnType<typeof createLogger>) => void): Record<string, unknown>[] {
  const lines: string[] = [];
  write(createLogger('info', { write: (line) => lines.push(line) }));
  return lines.map((line) => JSON.parse(line) as Record<string, unknown>);
}

test('REL-35 a log line has event, level, UTC time and fields', () => {
  const [line] = logged((log) => log.info({ call: 'site.countries', ms: 3 }, 'call'));
  expect(line).toEqual({
    level: 'info',
    time: expect.stringMatching(/^\d{4}-.*Z$/),
    call: 'site.countries',
    ms: 3,
    event: 'call',
  });
});

test('THR-58 secret and personal fields are not logged, at the top or one level down', () => {
  const secrets = {
    token: 'bt_1',
    email: 'a@b.co',
    data: { content: 'x' },
    address: '192.0.2.1',
    inner: { email: 'a@b.co', kept: 1 },
  };
  const [line] = logged((log) => log.warn(secrets, 'something'));
  expect(line).toEqual({ level: 'warn', time: expect.any(String), inner: { kept: 1 }, event: 'something' });
});

test.each(['token', 'sign', 'password', 'email', 'content', 'visitor', 'address'])(
  'THR-58 %s is not logged as the only secret of a line, nor one level down',
  (name) => {
    const lines = logged((log) => {
      log.info({ call: 'x', [name]: 'secret' }, 'call');
      log.info({ call: 'x', inner: { [name]: 'secret' } }, 'call');
    });
    expect(lines.map((line) => [line.call, JSON.stringify(line).includes('secret')])).toEqual([
      ['x', false],
      ['x', false],
    ]);
  },
);

test('a database error is logged with its type and code, never with its message', () => {
  const error = Object.assign(new Error('duplicate key (email)=(a@b.co)'), { code: '23505' });
  const [line] = logged((log) => log.error({ error }, 'call failed'));
  expect(JSON.stringify(line)).not.toContain('a@b.co');
  expect(line).toMatchObject({ error: { type: 'Error', code: '23505' } });
});

test('THR-59 a line break in a field does not start a second log line', () => {
  expect(logged((log) => log.info({ call: 'x\n{"event":"forged"}' }, 'call')).length).toEqual(1);
});
