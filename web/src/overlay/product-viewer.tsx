import { ImageViewer, type ImageViewerProps } from './image-viewer.tsx';

/** The viewer as a part of a page. Its props are a single value, since a part's props already include a `name`. */
export const ProductViewer = ({ viewer }: { viewer: ImageViewerProps }) => <ImageViewer {...viewer} />;
