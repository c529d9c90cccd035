import { createSupplierGateway } from '@fairhall/adapters/browser/supplier-gateway';
import { badgePayload } from '@fairhall/core/badge/decode-badge';
import { openLeadScans, type RejectedLead, type ScannedLead } from '@fairhall/core/lead/lead-scans';
import type { Boot } from '../page/boot.ts';
import { readClientBoot } from '../page/client-boot.ts';
import type { PortsSource } from '../page/ports-source.ts';
import { openBadgeReader } from '../scan/open-badge-reader.ts';
import type { ScanCode } from '../scan/use-scan.ts';

/** A rejected lead with data from the badge's QR code; '' for missing values. */
export interface RejectedScan extends RejectedLead {
  readonly contactName: string;
  readonly companyName: string;
  readonly badgeNo: string;
}

/**
 * Loads all code that reads badges and saves them as leads at once, so that scanning works after the network is lost.
 * D-62 REL-19
 */
export async function openLeadScan(boot: Boot, source: PortsSource): Promise<ScanCode<ScannedLead, RejectedScan>> {
  const ports = await source.load();
  const supplierGateway = createSupplierGateway(readClientBoot(boot, {}), window, ports);
  const scans = openLeadScans({ ...ports, supplierGateway });
  return { ...scans, read: openBadgeReader(ports), rejected: () => scans.rejected().map(withPayload) };
}

function withPayload(lead: RejectedLead): RejectedScan {
  const { contactName = '', companyName = '', badgeNo = '' } = badgePayload(lead.text) ?? {};
  return { ...lead, contactName, companyName, badgeNo };
}
