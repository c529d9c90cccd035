/** Whether somebody is logged in on this page. */
export interface LoginStatus {
  isLoggedIn(): boolean;
  /** Calls back when the status may have changed; returns a function that unsubscribes. */
  subscribe(changed: () => void): () => void;
}
