import { gatewayError } from '@fairhall/core/contract/error';
import type { MeetingInput } from '@fairhall/core/contract/meeting/calls';
import type { Attempt } from '@fairhall/core/forms/attempt';
import { useRef, useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { useBoot, useShowError } from '../page/contexts.ts';
import { entryGate } from '../page/entry-gate.ts';
import { loadModule } from '../page/load-module.ts';
import { usePortsSource } from '../page/use-ports-source.ts';

interface UsedMeeting {
  readonly isSending: boolean;
  /** Why the time is not available, from the gateway; '' for none. */
  readonly rejection: string;
  readonly send: (request: MeetingInput, plannerHref: string) => void;
}

/**
 * Requests a meeting and goes to its day in the planner. If the time is not available, the free times load again. D-30
 *
 */
export function useMeeting(): UsedMeeting {
  const boot = useBoot();
  const source = usePortsSource();
  const showError = useShowError();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const attempt = useRef<Attempt | null>(null);
  const [isSending, setSending] = useState(false);
  const [rejection, setRejection] = useState('');
  const send = async (request: MeetingInput, plannerHref: string) => {
    if (source === null || isSending) return;
    setSending(true);
    setRejection('');
    try {
      const [{ bookMeeting }, { openFrontGateway }, { ids, storage, ...ports }] = await Promise.all([
        loadModule(() => import('@fairhall/core/meeting/book')),
        loadModule(() => import('../page/front-gateway.ts')),
        source.load(),
      ]);
      const all = { ...ports, ids, storage };
      const meetingPorts = { gateway: openFrontGateway(boot, all), ids, storage, entry: entryGate(boot, all) };
      const booked = await bookMeeting(meetingPorts, request, attempt.current);
      attempt.current = booked.attempt;
      const { answer } = booked;
      if (answer.ok && answer.value !== null) await navigate(plannerHref);
      if (!answer.ok && answer.error.message !== '') {
        setRejection(answer.error.message);
        await revalidate();
      } else if (!answer.ok) showError(answer.error);
    } catch {
      showError(gatewayError('NETWORK_ERROR'));
    } finally {
      setSending(false);
    }
  };
  return { isSending, rejection, send: (request, plannerHref) => void send(request, plannerHref) };
}
