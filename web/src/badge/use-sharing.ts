import type { SharedField } from '@fairhall/core/contract/lead/limits';
import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { loadModule } from '../page/load-module.ts';
import { useAct } from '../page/use-act.ts';
import type { ScanWords, SharingWords } from './sharing-data.ts';

export interface UsedSharing {
  readonly isShared: (field: SharedField) => boolean;
  readonly isTakenBack: (scan: ScanWords) => boolean;
  readonly share: (field: SharedField, isShared: boolean) => void;
  /** Resolves to whether it succeeded; a failure shows a message. */
  readonly takeBack: (scan: ScanWords, isTakenBack: boolean) => Promise<boolean>;
}

/** The visitor's shared fields. The page shows a change at once and reverts it if the gateway does not save it. D-65 */
export function useSharing(exhibitionId: string, { registrationId, shared, scans }: SharingWords): UsedSharing {
  const act = useAct();
  const { revalidate } = useRevalidator();
  const [fields, setFields] = useState(shared);
  const [taken, setTaken] = useState<Readonly<Record<string, boolean>>>({});
  const latest = useRef(shared);
  // A switch pressed during a request waits until that request has ended.
  const turn = useRef<Promise<unknown>>(Promise.resolve());
  const runInOrder = (step: Parameters<typeof act>[0]): Promise<boolean> => {
    const done = turn.current.then(() => act(step));
    turn.current = done;
    return done;
  };
  const show = (to: readonly SharedField[]) => {
    latest.current = to;
    setFields(to);
  };
  return {
    isShared: (field) => fields.includes(field),
    isTakenBack: ({ leadId }) => taken[leadId] ?? scans.find((scan) => scan.leadId === leadId)?.isTakenBack ?? false,
    share(field, isShared) {
      const others = latest.current.filter((each) => each !== field);
      show(isShared ? [...others, field] : others);
      const wanted = latest.current;
      void runInOrder(async (ports) =>
        (await loadModule(() => import('@fairhall/core/badge/sharing'))).shareFields(
          ports,
          { exhibitionId, registrationId },
          wanted,
        ),
      ).then((isDone) => {
        // The badge's QR code contains only the shared fields, so it must be drawn again.
        if (isDone) void revalidate();
        else if (latest.current === wanted) show(isShared ? others : [...others, field]);
      });
    },
    async takeBack({ leadId }, isTakenBack) {
      const isDone = await runInOrder(async (ports) =>
        (await loadModule(() => import('@fairhall/core/badge/sharing'))).takeBackScan(ports, leadId, isTakenBack),
      );
      if (isDone) setTaken((all) => ({ ...all, [leadId]: isTakenBack }));
      return isDone;
    },
  };
}
