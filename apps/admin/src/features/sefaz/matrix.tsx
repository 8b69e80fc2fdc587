'use client';
import { useText } from '../../text/text.tsx';
import { cn } from '../../ui/cn.ts';
import { useTypeName } from '../documents/types.ts';
import type { ServiceSeen, UfSeen } from './board.ts';
import { sefazMessages } from './messages.ts';
import { StateSign } from './service-state.tsx';

interface MatrixProps {
  readonly ufs: readonly UfSeen[];
  readonly onOpen: (of: { readonly uf: string; readonly type: string }) => void;
}

/** Every UF with every type of document; on a narrow screen signs alone, which the legend names. */
export function Matrix({ ufs, onOpen }: MatrixProps) {
  const text = useText(sefazMessages);
  const typeName = useTypeName();
  const types = ufs[0]?.services.map(({ type }) => type) ?? [];
  return (
    <table className="w-full table-fixed border-collapse text-[13px]" aria-label={text.matrix}>
      <thead>
        <tr className="border-b text-left text-ink-soft">
          <th scope="col" className="w-9 py-1.5 pl-2 font-medium sm:w-36 sm:pl-5">
            {text.uf}
          </th>
          {types.map((type) => (
            <th
              key={type}
              scope="col"
              className="px-0.5 py-1.5 text-center text-[11px] font-medium sm:text-left sm:text-[13px]"
            >
              {typeName(type)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {ufs.map(({ uf, nome, services }) => (
          <tr key={uf} className="border-b last:border-b-0">
            <th scope="row" className="truncate pl-2 text-left font-medium sm:pl-5" title={nome}>
              {uf} <span className="font-normal text-ink-soft max-sm:hidden">{nome}</span>
            </th>
            {services.map((service) => (
              <td key={service.type} className="p-0">
                <Cell
                  service={service}
                  label={`${typeName(service.type)} · ${uf}`}
                  onOpen={() => onOpen({ uf, type: service.type })}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Cell({
  service: { authorizer, last },
  label,
  onOpen,
}: {
  readonly service: ServiceSeen;
  readonly label: string;
  readonly onOpen: () => void;
}) {
  const text = useText(sefazMessages);
  const state = last?.state ?? null;
  const word = text.states[state ?? 'nao_consultada'];
  return (
    <button
      type="button"
      aria-label={text.cell(label, word, last?.latencyMs ?? null)}
      title={last === null ? text.answersFor(authorizer) : `${word} · ${last.xMotivo}`}
      onClick={onOpen}
      className={cn(
        'flex min-h-6 w-full items-center justify-center gap-1.5 rounded-sm px-0.5 text-left',
        'hover:bg-sunken sm:justify-start',
      )}
    >
      <StateSign state={state} />
      <span className={cn('truncate max-xl:hidden', state === null && 'text-ink-soft')}>
        {state === null ? (authorizer ?? '—') : word}
      </span>
      {last === null || last.latencyMs === null ? null : (
        <span className="ml-auto pr-2 text-xs whitespace-nowrap text-ink-soft tabular-nums max-xl:hidden">
          {text.ms(last.latencyMs)}
        </span>
      )}
    </button>
  );
}
