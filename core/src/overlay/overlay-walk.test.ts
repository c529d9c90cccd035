import { describe, expect, test } from 'vitest';
import { gatewayError } from '../contract/error.ts';
import { createCountedTimer } from '../ports/counted-timer.ts';
import { startFlow } from '../ports/start-flow.ts';
import { walkFlow } from '../ports/walk-flow.ts';
import { type ImageViewerEvent, imageViewerMachine } from './image-viewer.machine.ts';
import { imageViewerView } from './image-viewer.view.ts';
import { type ModalEvent, modalMachine } from './modal.machine.ts';
import { modalView } from './modal.view.ts';
import { type ToastEvent, toastMachine } from './toast.machine.ts';
import { toastView } from './toast.view.ts';

const around = () => ({
  timer: createCountedTimer(),
  waiting: () => [],
  texts: new Map<string, string>(),
  reported: [],
});

describe('every state of the overlays', () => {
  test('R-8.016 to R-8.019 toasts: one per text, each with its own time, and all of them expire', async () => {
    const [first, second] = [{ text: 'Sent' }, { text: 'Removed' }];
    const events = {
      'shows one': { type: 'toast.requested', message: first },
      'shows it for longer': { type: 'toast.requested', message: first, durationMs: 9_000 },
      'shows another': { type: 'toast.requested', message: second, tone: 'success' },
      'tells a failed request': { type: 'request.failed', error: gatewayError('NETWORK_ERROR') },
      'closes the first': { type: 'toast.dismissed', id: JSON.stringify(first) },
      'closes one that is not there': { type: 'toast.dismissed', id: 'none' },
    } as const satisfies Readonly<Record<string, ToastEvent>>;
    const { states } = await walkFlow({
      open() {
        const world = around();
        const view = (snapshot: Parameters<typeof toastView>[0]) => ({ busy: false, ...toastView(snapshot) });
        return { ...world, flow: startFlow(toastMachine, { input: undefined, view, timer: world.timer }) };
      },
      events,
      depth: 5,
      rules: ({ toasts }, { timer }) => ({
        'a text is shown once': new Set(toasts.map(({ id }) => id)).size === toasts.length,
        'each that is shown goes by itself, and nothing else is waited for': timer.count() === toasts.length,
      }),
    });
    expect(states).toBe(16);
  });

  test('R-2.194 to R-2.202 the viewer: shows one of its pictures, rotated by quarters, within its limits', async () => {
    const events = {
      'opens the second': { type: 'viewer.opened', images: ['a', 'b'], index: 1, fitScale: 0.5 },
      'opens none': { type: 'viewer.opened', images: [] },
      closes: { type: 'viewer.closed' },
      'zooms in': { type: 'transform.changed', tool: 'zoomIn' },
      'zooms out': { type: 'transform.changed', tool: 'zoomOut' },
      'turns left': { type: 'transform.changed', tool: 'rotateLeft' },
      'turns right': { type: 'transform.changed', tool: 'rotateRight' },
      'one to one': { type: 'transform.changed', tool: 'oneToOne' },
      resets: { type: 'transform.changed', tool: 'reset' },
      'goes back': { type: 'previous.requested' },
      'goes on': { type: 'next.requested' },
    } as const satisfies Readonly<Record<string, ImageViewerEvent>>;
    const { states } = await walkFlow({
      open() {
        const world = around();
        const view = (snapshot: Parameters<typeof imageViewerView>[0]) => ({
          busy: false,
          ...imageViewerView(snapshot),
        });
        return { ...world, flow: startFlow(imageViewerMachine, { input: undefined, view, timer: world.timer }) };
      },
      events,
      depth: 4,
      rules: ({ open, image, index, count, scale, rotation }) => ({
        'one that is open shows a picture, a closed one none': open === (image !== null),
        'the index is that of a picture': !open || (index >= 0 && index < count),
        'it stays within its limits': scale >= 0.1 && scale <= 8,
        'it is turned by quarters': rotation % 90 === 0 && Math.abs(rotation) < 360,
      }),
    });
    expect(states).toBeGreaterThan(50);
  });

  test.each([
    ['that may be closed', true, 4],
    ['that must be answered', false, 2],
  ] as const)('R-4.113 R-4.114 a modal %s: only closing removes it, after a delay', async (_, closable, count) => {
    const events = {
      'is shown': { type: 'modal.shown' },
      closes: { type: 'modal.closed' },
    } as const satisfies Readonly<Record<string, ModalEvent>>;
    const { states } = await walkFlow({
      open() {
        const world = around();
        const view = (snapshot: Parameters<typeof modalView>[0]) => ({ busy: false, ...modalView(snapshot) });
        return { ...world, flow: startFlow(modalMachine, { input: { closable }, view, timer: world.timer }) };
      },
      events,
      depth: 5,
      isEnd: ({ state }) => state === 'removed' || (!closable && state === 'visible'),
      rules: ({ state, present, ...view }, { timer }, path) => ({
        'it stands in the page until it is removed': present === (state !== 'removed'),
        'only one that is closing waits for its time': timer.count() === (state === 'closing' ? 1 : 0),
        'it closes only where it may, and when it is told':
          !['closing', 'removed'].includes(state) || (closable && path.includes('closes')),
        'whether it may be closed never changes': view.closable === closable,
      }),
    });
    expect(states).toBe(count);
  });
});
