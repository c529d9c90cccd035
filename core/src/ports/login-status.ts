/** Whether somebody is logged in on this page. */
export interface LoginStatus {
  isLoggedIn(): boolean;
  /** Calls back when that may have changed; answers how to stop listening. */
  subscribe(changed: () => void): () => void;
}
