import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { IMAGE_TRANSFORM_TOOLS, IMAGE_VIEWER_TOOLS } from './image-transform.ts';
import { imageViewerMachine } from './image-viewer.machine.ts';
import { imageViewerView } from './image-viewer.view.ts';

function openViewer(index = 0, fitScale = 0.5) {
  const actor = createActor(imageViewerMachine).start();
  actor.send({ type: 'viewer.opened', images: ['a', 'b', 'c'], index, fitScale });
  return { actor, view: () => imageViewerView(actor.getSnapshot()) };
}

describe('image viewer', () => {
  test('R-2.194 opens at the requested picture', () => {
    expect(openViewer(2).view()).toEqual({ open: true, image: 'c', index: 2, count: 3, scale: 0.5, rotation: 0 });
  });

  test('R-2.194 an index past the end opens the last picture, and without pictures it does not open', () => {
    expect(openViewer(9).view().index).toBe(2);
    const actor = createActor(imageViewerMachine).start();
    actor.send({ type: 'viewer.opened', images: [] });
    expect(imageViewerView(actor.getSnapshot()).open).toBe(false);
  });

  test('R-2.194 opens at the first picture in its natural size by default', () => {
    const actor = createActor(imageViewerMachine).start();
    actor.send({ type: 'viewer.opened', images: ['a', 'b'] });
    const first = { open: true, image: 'a', index: 0, count: 2, scale: 1, rotation: 0 };
    expect(imageViewerView(actor.getSnapshot())).toEqual(first);
    actor.send({ type: 'next.requested' });
    expect(imageViewerView(actor.getSnapshot())).toEqual({ ...first, image: 'b', index: 1 });
  });

  test('R-2.194 opens other pictures only after these are closed', () => {
    const { actor, view } = openViewer(1);
    const others = { type: 'viewer.opened', images: ['d'] } as const;
    actor.send(others);
    expect(view().image).toBe('b');
    actor.send({ type: 'viewer.closed' });
    actor.send(others);
    expect(view()).toEqual({ open: true, image: 'd', index: 0, count: 1, scale: 1, rotation: 0 });
  });

  test('R-2.195 R-2.196 zooming in and out by a step restores the picture', () => {
    const { actor, view } = openViewer();
    actor.send({ type: 'transform.changed', tool: 'zoomIn' });
    expect(view().scale).toBe(0.625);
    actor.send({ type: 'transform.changed', tool: 'zoomOut' });
    expect(view().scale).toBe(0.5);
  });

  test('R-2.195 zooming in enlarges the picture, up to a limit', () => {
    const { actor, view } = openViewer();
    const before = view().scale;
    actor.send({ type: 'transform.changed', tool: 'zoomIn' });
    expect(view().scale).toBeGreaterThan(before);
    for (let press = 0; press < 50; press += 1) actor.send({ type: 'transform.changed', tool: 'zoomIn' });
    expect(view().scale).toBe(8);
  });

  test('R-2.196 zooming out shrinks the picture, down to a limit', () => {
    const { actor, view } = openViewer();
    const before = view().scale;
    actor.send({ type: 'transform.changed', tool: 'zoomOut' });
    expect(view().scale).toBeLessThan(before);
    for (let press = 0; press < 50; press += 1) actor.send({ type: 'transform.changed', tool: 'zoomOut' });
    expect(view().scale).toBe(0.1);
  });

  test('R-2.197 one to one shows the natural size', () => {
    const { actor, view } = openViewer();
    actor.send({ type: 'transform.changed', tool: 'oneToOne' });
    expect(view().scale).toBe(1);
  });

  test('R-2.198 reset restores the initial zoom and rotation', () => {
    const { actor, view } = openViewer();
    actor.send({ type: 'transform.changed', tool: 'rotateLeft' });
    actor.send({ type: 'transform.changed', tool: 'zoomIn' });
    actor.send({ type: 'transform.changed', tool: 'reset' });
    expect(view()).toEqual({ open: true, image: 'a', index: 0, count: 3, scale: 0.5, rotation: 0 });
  });

  test('R-2.199 previous shows the picture before, and wraps from the first to the last', () => {
    const { actor, view } = openViewer(2);
    const seen = [1, 2, 3].map(() => {
      actor.send({ type: 'previous.requested' });
      return view().index;
    });
    expect(seen).toEqual([1, 0, 2]);
  });

  test('R-2.200 next shows the picture after, and wraps from the last to the first', () => {
    const { actor, view } = openViewer(1);
    const seen = [1, 2].map(() => {
      actor.send({ type: 'next.requested' });
      return view().index;
    });
    expect(seen).toEqual([2, 0]);
  });

  test('another picture is shown fitted and without the previous rotation', () => {
    const { actor, view } = openViewer();
    actor.send({ type: 'transform.changed', tool: 'rotateRight' });
    actor.send({ type: 'next.requested' });
    expect(view()).toEqual({ open: true, image: 'b', index: 1, count: 3, scale: 0.5, rotation: 0 });
  });

  test('R-2.201 rotating left turns by 90 degrees, and four times restores the picture', () => {
    const { actor, view } = openViewer();
    const turns = [1, 2, 3, 4].map(() => {
      actor.send({ type: 'transform.changed', tool: 'rotateLeft' });
      return view().rotation;
    });
    expect(turns).toEqual([-90, -180, -270, 0]);
  });

  test('R-2.202 rotating right turns by 90 degrees', () => {
    const { actor, view } = openViewer();
    actor.send({ type: 'transform.changed', tool: 'rotateRight' });
    expect(view().rotation).toBe(90);
  });

  test('the toolbar has the transform tools, previous and next', () => {
    expect([...IMAGE_VIEWER_TOOLS].sort()).toEqual([...IMAGE_TRANSFORM_TOOLS, 'previous', 'next'].sort());
  });

  test('closing removes the picture from the page', () => {
    const { actor, view } = openViewer(1);
    actor.send({ type: 'viewer.closed' });
    actor.send({ type: 'next.requested' });
    expect([view().open, view().image, view().index]).toEqual([false, null, 1]);
  });
});
