import type { Flow } from '../ports/flow.ts';
import { startFlow } from '../ports/start-flow.ts';
import type { Timer } from '../ports/timer.ts';
import { type FeedbackEvent, type FeedbackOpening, type FeedbackPorts, provideFeedback } from './feedback.machine.ts';
import { type FeedbackView, feedbackView } from './feedback.view.ts';

/** Opens the form for feedback to the organiser. D-18 D-25 */
export const openFeedback = (
  ports: FeedbackPorts & { readonly timer: Timer },
  opening: FeedbackOpening,
): Flow<FeedbackView, FeedbackEvent> =>
  startFlow(provideFeedback(ports, opening), { input: opening, view: feedbackView, timer: ports.timer });
