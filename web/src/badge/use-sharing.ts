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
  /** Tells whether it has been done; a failure is shown. */
  readonly takeBack: (scan: ScanWords, isTakenBack: boolean) => Promise<boolean>;
}

/** What a visitor shares, which her page shows at once and the gateway keeps; what fails is shown as it was. D-65 */
export function useSharing(exhibitionId: string, { registrationId, shared, scans }: SharingWords): UsedSharing {
  const act = useAct();
  const { revalidate } = useRevalidator();
  const [fields, setFields] = useState(shared);
  const [taken, setTaken] = useState<Readonly<Record<string, boolean>>>({});
  const latest = useRef(shared);
  // A switch that is pressed while another is sent waits for its turn.
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
        // The code of the badge tells no more than is shared: it is drawn anew.
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
