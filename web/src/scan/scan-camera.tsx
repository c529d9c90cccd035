import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../page/contexts.ts';
import { loadModule } from '../page/load-module.ts';
import styles from './scan.module.css';

interface ScanCameraProps {
  /** Whether the camera was used for the previous badge. */
  readonly isWanted: boolean;
  readonly onWanted: () => void;
  readonly onText: (text: string) => void;
}

type CameraState = 'off' | 'starting' | 'on' | 'denied' | 'none';

/**
 * The camera view, which looks for a badge until one is read. The decoder is loaded when the user starts the camera.
 *
 */
export function ScanCamera({ isWanted, onWanted, onText }: ScanCameraProps) {
  const { text } = useTexts();
  const [state, setState] = useState<CameraState>('off');
  const video = useRef<HTMLVideoElement>(null);
  const stop = useRef<(() => void) | null>(null);
  const isHere = useRef(true);
  const start = async () => {
    if (video.current === null || state === 'starting') return;
    onWanted();
    setState('starting');
    try {
      const { watchCamera } = await loadModule(() => import('./scan-video.ts'));
      stop.current = await watchCamera(video.current, onText);
      if (isHere.current) setState('on');
      else stop.current();
    } catch (cause) {
      setState(cause instanceof DOMException && cause.name === 'NotAllowedError' ? 'denied' : 'none');
    }
  };
  useEffect(() => {
    isHere.current = true;
    if (isWanted) void start();
    return () => {
      isHere.current = false;
      stop.current?.();
    };
  }, []);
  return (
    <div className={styles.camera} data-camera={state}>
      <video ref={video} className={styles.video} muted playsInline aria-label={text('badge.scan.camera.picture')} />
      <span className={styles.finder} aria-hidden="true" />
      {state === 'on' || state === 'starting' ? null : (
        <button type="button" className="button primary large" data-action="start-camera" onClick={() => void start()}>
          {text('badge.scan.camera')}
        </button>
      )}
      <p role="status">{state === 'off' ? null : text(`badge.scan.camera.${state}`)}</p>
    </div>
  );
}
