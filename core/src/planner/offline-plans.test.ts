import { expect, test } from 'vitest';
import { buyerContactEmailKey } from '../account/keys.ts';
import { sampleExhibitionDetail } from '../contract/call-examples/rows.ts';
import { createMemoryDevice } from '../storage/memory-device.ts';
import { createOfflineCalendarSlot, createOfflinePlanSlot, type Plan } from './offline-plans.ts';

const plan = (exhibitionId: string): Plan => ({
  exhibition: { ...sampleExhibitionDetail, exhibitionId },
  items: [],
  meetings: [],
  samples: [],
});
const file = { fileName: 'planner-1001.ics', text: 'BEGIN:VCALENDAR' };

function device() {
  const { storage, clock, later } = createMemoryDevice();
  storage.slot(buyerContactEmailKey).save('priya@malabar.example');
  return {
    storage,
    clock,
    later,
    of: (exhibitionId: string) => createOfflinePlanSlot({ storage, clock }, exhibitionId),
    fileOf: (exhibitionId: string) => createOfflineCalendarSlot({ storage, clock }, exhibitionId),
  };
}

test('D-28 REL-19 a plan is stored for each exhibition, with the time it was loaded', () => {
  const { of, clock, later } = device();
  const first = clock.now();
  of('1001').save(plan('1001'));
  later(1_000);
  of('1002').save(plan('1002'));
  expect(of('1001').read()?.at).toBe(first);
  expect(of('1002').read()?.value.exhibition.exhibitionId).toBe('1002');
  expect(of('1003').read()).toBeNull();
});

test('the calendar file is stored with its plan, and not without one', () => {
  const { of, fileOf } = device();
  fileOf('1001').save(file);
  expect(fileOf('1001').read()).toBeNull();
  of('1001').save(plan('1001'));
  fileOf('1001').save(file);
  of('1001').save(plan('1001'));
  expect(fileOf('1001').read()?.value).toEqual(file);
});

test('the device stores the three most recent plans', () => {
  const { of } = device();
  for (const id of ['1', '2', '3', '1', '4']) of(id).save(plan(id));
  expect(['1', '2', '3', '4'].filter((id) => of(id).read() !== null)).toEqual(['1', '3', '4']);
});
