import { IMAGE_VIEWER_TOOLS } from '@fairhall/core/overlay/image-transform';
import { type ImageViewerEvent, imageViewerMachine } from '@fairhall/core/overlay/image-viewer.machine';
import { imageViewerView } from '@fairhall/core/overlay/image-viewer.view';
import { getLoadingText } from '@fairhall/core/overlay/loading';
import { useMachine } from '@xstate/react';
import { type SyntheticEvent, useRef, useState } from 'react';
import { useTexts } from '../page/contexts.ts';
import { calculateFitScale, getRotatedSize, type Size } from './fit-scale.ts';
import { ImageToolIcon } from './image-tool-icon.tsx';
import styles from './image-viewer.module.css';
import { useStaticDialog } from './use-static-dialog.ts';

export interface ImageViewerProps {
  readonly images: readonly string[];
  /** Counted from 0. */
  readonly index: number;
  /** The name of the product in the pictures. */
  readonly name: string;
  readonly onClose: () => void;
}

type Tool = (typeof IMAGE_VIEWER_TOOLS)[number];

/** The size for a picture that failed to load. */
const DEFAULT_SIZE: Size = { width: 480, height: 480 };

const getNaturalSize = ({ naturalWidth: width, naturalHeight: height }: HTMLImageElement): Size =>
  width > 0 ? { width, height } : DEFAULT_SIZE;

/**
 * Pictures over the page with a toolbar. The keyboard reaches every button and has no shortcuts; neither Escape nor a
 * press on the backdrop closes it.
 */
export function ImageViewer({ images, index, name, onClose }: ImageViewerProps) {
  const { text } = useTexts();
  const [snapshot, send] = useMachine(imageViewerMachine);
  const [size, setSize] = useState<Size>(DEFAULT_SIZE);
  const stage = useRef<HTMLDivElement>(null);
  const closeButton = useRef<HTMLButtonElement>(null);
  const dialog = useStaticDialog(closeButton);
  const view = imageViewerView(snapshot);
  // The scale to fit is only known once a picture has loaded; the first one opens the viewer.
  const measure = ({ currentTarget }: SyntheticEvent<HTMLImageElement>) => {
    const natural = getNaturalSize(currentTarget);
    setSize(natural);
    const { clientWidth: width, clientHeight: height } = stage.current ?? document.documentElement;
    send({ type: 'viewer.opened', images, index, fitScale: calculateFitScale({ width, height }, natural) });
  };
  const picture = { src: view.image ?? images[index], onLoad: measure, onError: measure };
  return (
    <dialog {...dialog} className={styles.viewer} aria-label={name} data-overlay="image-viewer">
      <div ref={stage} className={styles.stage} tabIndex={-1} aria-busy={!view.open}>
        {view.open ? (
          <div
            className={styles.room}
            style={getRotatedSize(size, view)}
            data-index={view.index}
            data-scale={view.scale}
            data-rotation={view.rotation}
          >
            <img {...picture} alt={name} style={{ transform: `rotate(${view.rotation}deg) scale(${view.scale})` }} />
          </div>
        ) : (
          <img {...picture} alt={name} className={styles.coming} />
        )}
      </div>
      <p className={styles.position} aria-live="polite">
        {view.open
          ? text('viewer.position', { number: view.index + 1, count: view.count })
          : text(getLoadingText().key)}
      </p>
      <ImageTools count={view.count} use={(tool) => send(eventOf(tool))} />
      <button
        ref={closeButton}
        type="button"
        className={styles.close}
        aria-label={text('viewer.close')}
        onClick={onClose}
      >
        <ImageToolIcon tool="close" />
      </button>
    </dialog>
  );
}

function ImageTools({ count, use }: { count: number; use: (tool: Tool) => void }) {
  const { text } = useTexts();
  const isIdle = (tool: Tool) => count === 0 || (count === 1 && (tool === 'previous' || tool === 'next'));
  return (
    <fieldset className={styles.tools}>
      {IMAGE_VIEWER_TOOLS.map((tool) => (
        <button
          key={tool}
          type="button"
          aria-label={text(`viewer.${tool}`)}
          title={text(`viewer.${tool}`)}
          disabled={isIdle(tool)}
          onClick={() => use(tool)}
        >
          <ImageToolIcon tool={tool} />
        </button>
      ))}
    </fieldset>
  );
}

function eventOf(tool: Tool): ImageViewerEvent {
  if (tool === 'previous') return { type: 'previous.requested' };
  if (tool === 'next') return { type: 'next.requested' };
  return { type: 'transform.changed', tool };
}
