import { expect, test } from 'vitest';
import { findDeadPatterns } from './chunk-groups.ts';

test('a pattern, and an exception, that match no module are named with their group', () => {
  const group = { name: 'cards', files: [/src\/card\./, /src\/gone\./], except: [/src\/card\.module/, /src\/moved/] };
  const ids = ['/web/src/card.tsx', '/web/src/card.module.css'];
  expect(findDeadPatterns(ids, [group])).toEqual([String.raw`cards: /src\/gone\./`, String.raw`cards: /src\/moved/`]);
});
