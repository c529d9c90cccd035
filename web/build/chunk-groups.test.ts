import { expect, test } from 'vitest';
import { findDeadPatterns } from './chunk-groups.ts';

test('a pattern or exception that matches no module is reported with its group', () => {
  const group = { name: 'cards', files: [/src\/card\./, /src\/gone\./], except: [/src\/card\.module/, /src\/moved/] };
  const ids = ['/web/src/card.tsx', '/web/src/card.module.css'];
  expect(findDeadPatterns(ids, [group])).toEqual([String.raw`cards: /src\/gone\./`, String.raw`cards: /src\/moved/`]);
});
