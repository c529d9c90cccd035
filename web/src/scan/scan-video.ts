import { frameLoop, QRCanvas, rearCamera } from 'qr/dom.js';

/**
 * Shows the camera's picture and calls `onText` for each new code in it. Returns a function that stops the camera.
 * Rejects if there is no camera.
 */
export async function watchCamera(video: HTMLVideoElement, onText: (text: string) => void): Promise<() => void> {
  const camera = await rearCamera(video);
  const canvas = new QRCanvas();
  let last = '';
  const cancel = frameLoop(async () => {
    // Reading fails before the video's first frame and after the element is removed.
    const text = await camera.readFrame(canvas).catch(() => undefined);
    if (typeof text !== 'string' || text === last) return;
    last = text;
    onText(text);
  }, video);
  return () => {
    cancel();
    camera.stop();
    canvas.clear();
  };
}
