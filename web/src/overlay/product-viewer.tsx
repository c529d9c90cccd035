import { ImageViewer, type ImageViewerProps } from './image-viewer.tsx';

/** The viewer as a part of a page: what it shows is one value, since a part has a name of its own. */
export const ProductViewer = ({ viewer }: { viewer: ImageViewerProps }) => <ImageViewer {...viewer} />;
