import { gatewayError } from '@fairhall/core/contract/error';
import type { LeadFormat } from '@fairhall/core/lead/lead-file';
import type { LeadsEvent } from '@fairhall/core/lead/leads.machine';
import type { LeadsView } from '@fairhall/core/lead/leads.view';
import { getFormat } from '@fairhall/core/site/format';
import { useId, useState } from 'react';
import select from '../forms/select-field.module.css';
import box from '../forms/text-field.module.css';
import { useBoot, useShowError, useTexts } from '../page/contexts.ts';
import { loadModule } from '../page/load-module.ts';
import { usePortsSource } from '../page/use-ports-source.ts';
import { downloadFile } from '../ui/download-file.ts';
import { Icon } from '../ui/icon.tsx';
import styles from './leads.module.css';
import type { LeadsData } from './leads-data.ts';

interface LeadFiltersProps {
  readonly view: LeadsView;
  readonly send: (event: LeadsEvent) => void;
  readonly countries: LeadsData['countries'];
}

/** The filters of the leads, and a button to export them as a file. D-62 */
export function LeadFilters({ view, send, countries }: LeadFiltersProps) {
  const { text } = useTexts();
  const [isSaving, setSaving] = useState(false);
  const save = useLeadFile(view, countries);
  return (
    <div className={styles.ways}>
      {view.exhibitions.length > 1 || view.exhibitionId !== '' ? (
        <FilterChoice
          label={text('supplierLeads.exhibition')}
          all={text('supplierLeads.exhibition.all')}
          value={view.exhibitionId}
          choices={view.exhibitions.map(({ exhibitionId, name }) => ({
            value: exhibitionId,
            name: name || text('supplierLeads.exhibition.gone', { number: exhibitionId }),
          }))}
          onChoose={(exhibitionId) => send({ type: 'exhibition.selected', exhibitionId })}
        />
      ) : null}
      {view.tags.length > 0 || view.tag !== '' ? (
        <FilterChoice
          label={text('supplierLeads.tag')}
          all={text('supplierLeads.tag.all')}
          value={view.tag}
          choices={[...new Set([...view.tags, ...(view.tag === '' ? [] : [view.tag])])].map((tag) => ({
            value: tag,
            name: tag,
          }))}
          onChoose={(tag) => send({ type: 'tag.selected', tag })}
        />
      ) : null}
      <div className={styles.files}>
        {EXPORT_FORMATS.map(({ as, action, label }) => (
          <button
            key={as}
            type="button"
            className="button"
            data-action={action}
            aria-disabled={isSaving}
            onClick={() => {
              if (isSaving) return;
              setSaving(true);
              void save(as).finally(() => setSaving(false));
            }}
          >
            <Icon name="document" small />
            {text(label)}
          </button>
        ))}
      </div>
    </div>
  );
}

const EXPORT_FORMATS = [
  { as: 'xlsx', action: 'export-leads-xlsx', label: 'supplierLeads.export.xlsx' },
  { as: 'csv', action: 'export-leads', label: 'supplierLeads.export' },
] as const;

interface FilterChoiceProps {
  readonly label: string;
  readonly all: string;
  readonly value: string;
  readonly choices: readonly { readonly value: string; readonly name: string }[];
  readonly onChoose: (value: string) => void;
}

function FilterChoice({ label, all, value, choices, onChoose }: FilterChoiceProps) {
  const id = useId();
  return (
    <div className={box.field}>
      <label htmlFor={id}>{label}</label>
      <span className={`${box.box} ${select.select}`}>
        <select id={id} value={value} onChange={({ currentTarget }) => onChoose(currentTarget.value)}>
          <option value="">{all}</option>
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.name}
            </option>
          ))}
        </select>
        <Icon name="chevron" />
      </span>
    </div>
  );
}

/** Exports the filtered leads as a file. A failure shows a message. */
function useLeadFile(
  { exhibitionId, tag }: LeadsView,
  countries: LeadsData['countries'],
): (as: LeadFormat) => Promise<void> {
  const boot = useBoot();
  const { text } = useTexts();
  const source = usePortsSource();
  const showError = useShowError();
  return async (as) => {
    if (source === null) return;
    try {
      const [ports, { supplierPorts }, { fetchLeads, LEAD_COLUMNS, toLeadCells, createLeadFile }] = await Promise.all([
        source.load(),
        loadModule(() => import('../supplier-site/supplier-ports.ts')),
        loadModule(() => import('@fairhall/core/lead/lead-file')),
      ]);
      const leads = await fetchLeads(supplierPorts(boot, ports).supplierGateway, { exhibitionId, tag });
      if (!leads.ok) {
        showError(leads.error);
        return;
      }
      const takenBack = text('supplierLeads.column.takenBack.yes');
      const rows = leads.value.map((lead) =>
        toLeadCells(lead, { country: countries[lead.countryId] ?? '', takenBack }),
      );
      const titles = LEAD_COLUMNS.map((column) => text(`supplierLeads.column.${column}`));
      const { content, type } = createLeadFile([titles, ...rows], as, getFormat(boot.lang));
      downloadFile(new File([content], `${text('supplierLeads.export.file')}.${as}`, { type }));
    } catch {
      showError(gatewayError('NETWORK_ERROR'));
    }
  };
}
