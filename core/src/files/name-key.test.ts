import { expect, test } from 'vitest';
import { toNameKey } from './name-key.ts';

test.each([
  ['blüte größe.png', 'blu\u0308te gro\u0308ße.png'],
  ['Photo One.png', 'Photo One.PNG'],
  ['shots\\lamp.jpg', 'shots/lamp.jpg'],
  ['lamp.jpg', 'lamp.jpg\u200b'],
  ['lamp.jpg', 'lamp.jpg\u3164'],
  ['lamp.jpg', 'lamp\u034f.jpg\ufe0f'],
  ['\ufeffkey', 'Key'],
  ['İş.png', 'I\u0307s\u0327.png'],
])('D-64 %j and %j are the same name', (one, other) => {
  expect(toNameKey(one)).toBe(toNameKey(other));
});
