import { describe, expect, test } from 'vitest';
import { createFakeTerminal } from '../src/fake-terminal.ts';
import { run } from '../src/program.ts';

async function typed(...args: string[]) {
  const terminal = createFakeTerminal();
  const exit = await run(['call', ...args], terminal);
  return { exit, out: terminal.out(), err: terminal.err() };
}

describe('contract calls, without a gateway', () => {
  test('are all listed', async () => {
    const { out } = await typed('list');
    expect(out.split('\n')).toContain(
      'enquiry.dailyCount\tAPI-07\tmain\tread\tvisitor\tinquiry/getDailyInquiryCount.json',
    );
  });

  test('one call is shown with its input and output', async () => {
    const { exit, out } = await typed('show', 'catalogue.priceTiers', '--json');
    expect({ exit, shown: JSON.parse(out) }).toMatchObject({
      exit: 0,
      shown: { id: 'API-122', mode: 'read', input: { required: ['goodsId'] }, output: { type: 'array' } },
    });
  });

  test('a dry run checks the data and needs no gateway', async () => {
    expect(await typed('send', 'catalogue.priceTiers', '{"goodsId":12}', '--dry-run', '--json')).toEqual({
      exit: 0,
      out: '{"dryRun":true,"data":{"goodsId":"12"}}\n',
      err: '',
    });
    const { exit, out, err } = await typed('send', 'catalogue.priceTiers', '{"goodsId":true}', '--dry-run');
    expect({ exit, out, field: err.split(':', 1)[0] }).toEqual({ exit: 1, out: '', field: 'goodsId' });
  });
});
