import { describe, expect, test } from 'vitest';
import { gatewayError } from '../contract/error.ts';
import type { ScriptedAnswer } from '../contract/scripted-client.ts';
import { createTestPorts, flushMicrotasks } from '../ports/flow.test-driver.ts';
import { err, ok } from '../result.ts';
import { createUpload, type FileAnsweredEvent, type SendFile } from './file-upload.ts';

const file = { name: 'a.pdf', size: 4, type: '', arrayBuffer: async () => new ArrayBuffer(4) };
const kept = ok({ fileId: 'f1', fileName: 'a.pdf', size: 4 });

function stageUpload(script: () => ScriptedAnswer | Promise<ScriptedAnswer>) {
  const { calls, gateway, ids } = createTestPorts(script);
  const told: FileAnsweredEvent[] = [];
  const sendFile: SendFile = (sent, options) => gateway.rfq.attach({ file: sent }, options);
  const upload = createUpload({ ids, sendFile }, { id: 'file-1', file }, (event) => void told.push(event));
  return { upload, told, calls };
}

describe('REL-05 a file upload', () => {
  test('sends nothing before it is started, and reports its answer under its id', async () => {
    const { upload, told, calls } = stageUpload(() => kept);
    expect(calls).toEqual([]);
    upload.start();
    await flushMicrotasks();
    expect(told).toEqual([{ type: 'file.answered', id: 'file-1', answer: kept }]);
    expect(calls.map(({ name, options: { idempotencyKey } }) => [name, idempotencyKey])).toEqual([
      ['rfq.attach', 'key-1'],
    ]);
  });

  test('has one key for all attempts', async () => {
    const { upload, told, calls } = stageUpload(() => err(gatewayError('NETWORK_ERROR')));
    for (let time = 0; time < 3; time += 1) {
      upload.start();
      await flushMicrotasks();
    }
    expect(calls.map(({ options }) => options.idempotencyKey)).toEqual(['key-1', 'key-1', 'key-1']);
    expect(told.length).toBe(3);
  });

  test('fails with a server error if a port throws, and reports the cause', async () => {
    const error = new Error('broken');
    const { upload, told } = stageUpload(() => Promise.reject(error));
    upload.start();
    await flushMicrotasks();
    expect(told).toEqual([{ type: 'file.answered', id: 'file-1', answer: err(gatewayError('SERVER_ERROR')), error }]);
  });
});

test('a stopped upload aborts its running call, and removed listeners are not notified', () => {
  const { upload, calls } = stageUpload(() => new Promise(() => {}));
  upload.start();
  const heard: string[] = [];
  const [first, second] = [() => void heard.push('first'), () => void heard.push('second')];
  const signal = calls[0]?.options.signal;
  signal?.addEventListener('abort', first);
  signal?.addEventListener('abort', second);
  signal?.removeEventListener('abort', first);
  expect([signal?.aborted, heard]).toEqual([false, []]);
  upload.stop();
  expect([signal?.aborted, heard]).toEqual([true, ['second']]);
});
