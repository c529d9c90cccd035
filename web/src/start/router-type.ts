import type { createBrowserRouter } from 'react-router';

/** The router of a page in the browser. */
export type BrowserRouter = ReturnType<typeof createBrowserRouter>;
