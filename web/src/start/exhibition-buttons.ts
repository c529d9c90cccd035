/** The buttons of a product or exhibitor at an exhibition, in one file: most pages with one of them show the other. */
export { CollectButton } from '../collect/collect-button.tsx';
export { SampleButton } from '../sample/sample-button.tsx';
