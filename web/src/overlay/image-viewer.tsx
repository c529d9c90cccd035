import { type PoseTool, VIEWER_TOOLS } from '@fairhall/core/overlay/image-pose';
import { viewerMachine } from '@fairhall/core/overlay/viewer.machine';
import { viewerView } from '@fairhall/core/overlay/viewer.view';
import { useMachine } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { useTexts } from '../app/contexts.ts';
import styles from './image-viewer.module.css';
import { ToolIcon } from './tool-icon.tsx';

export interface ImageViewerProps {
  readonly images: readonly string[];
  /** Counted from 0. */
  readonly index: number;
  /** What the pictures show. */
  readonly name: string;
  readonly onClose: () => void;
}

type Tool = (typeof VIEWER_TOOLS)[number];

/** The share of the screen's shorter side that a picture takes at first. */
const FIRST_FIT = 0.8;
const PICTURE_SIDE = 640;

const fitScale = (): number => Math.min(1, (Math.min(innerWidth, innerHeight) * FIRST_FIT) / PICTURE_SIDE);

/**
 * Pictures over the page with a bar of tools. The keyboard reaches every button and does nothing else; neither Escape nor
 * the ground behind closes it.
 */
export function ImageViewer({ images, index, name, onClose }: ImageViewerProps) {
  const { text } = useTexts();
  const dialog = useRef<HTMLDialogElement>(null);
  const [snapshot, send] = useMachine(viewerMachine);
  const view = viewerView(snapshot);
  useEffect(() => {
    dialog.current?.showModal();
    send({ type: 'viewer.opened', images, index, fitScale: fitScale() });
  }, [images, index, send]);
  const use = (tool: Tool) => send(eventOf(tool));
  return (
    <dialog
      ref={dialog}
      className={styles.viewer}
      aria-label={name}
      onCancel={(event) => event.preventDefault()}
      onKeyDown={keepOpen}
    >
      <div className={styles.stage} data-index={view.index} data-scale={view.scale} data-rotation={view.rotation}>
        {view.image === null ? null : (
          <img
            src={view.image}
            alt={name}
            width={PICTURE_SIDE}
            height={PICTURE_SIDE}
            style={{ transform: `scale(${view.scale}) rotate(${view.rotation}deg)` }}
          />
        )}
      </div>
      <p className={styles.position} aria-live="polite">
        {text('viewer.position', { number: view.index + 1, count: view.count })}
      </p>
      <div className={styles.tools} role="toolbar" aria-label={name}>
        {VIEWER_TOOLS.map((tool) => (
          <button
            key={tool}
            type="button"
            aria-label={text(`viewer.${tool}`)}
            title={text(`viewer.${tool}`)}
            onClick={() => use(tool)}
          >
            <ToolIcon tool={tool} />
          </button>
        ))}
      </div>
      <button type="button" className={styles.close} aria-label={text('viewer.close')} onClick={onClose}>
        <ToolIcon tool="close" />
      </button>
    </dialog>
  );
}

/** Browsers close a dialog on a second Escape even when the first was refused, so the key itself is held back. */
function keepOpen(event: React.KeyboardEvent): void {
  if (event.key === 'Escape') event.preventDefault();
}

function eventOf(tool: Tool) {
  if (tool === 'previous') return { type: 'previous.requested' } as const;
  if (tool === 'next') return { type: 'next.requested' } as const;
  return { type: 'pose.changed', tool: tool satisfies PoseTool } as const;
}
