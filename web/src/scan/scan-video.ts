import { frameLoop, QRCanvas, rearCamera } from 'qr/dom.js';

/** Shows what the camera sees and tells each other code in it, until the answer is called. Rejects where there is no camera. */
export async function watchCamera(video: HTMLVideoElement, onText: (text: string) => void): Promise<() => void> {
  const camera = await rearCamera(video);
  const canvas = new QRCanvas();
  let last = '';
  const cancel = frameLoop(async () => {
    // Before its first picture, and once it has been taken from the page, a video has nothing to read.
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
